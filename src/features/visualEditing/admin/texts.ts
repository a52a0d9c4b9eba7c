import type { ToolWords } from '../../../web/visualEditing'

/** The tools on the page of the live preview. */
export const toolWords = {
  nb: {
    tools: 'Verktøy for blokken',
    drag: 'Dra til et annet sted',
    addBefore: 'Legg til en blokk foran',
    addAfter: 'Legg til en blokk etter',
    up: 'Flytt opp (Alt + Shift + pil opp)',
    down: 'Flytt ned (Alt + Shift + pil ned)',
    duplicate: 'Lag en kopi',
    hide: 'Skjul for besøkende',
    show: 'Vis for besøkende',
    remove: 'Slett (kan angres)',
    hidden: 'skjult',
  },
  en: {
    tools: 'Tools for the block',
    drag: 'Drag to another place',
    addBefore: 'Add a block before',
    addAfter: 'Add a block after',
    up: 'Move up (Alt + Shift + arrow up)',
    down: 'Move down (Alt + Shift + arrow down)',
    duplicate: 'Duplicate',
    hide: 'Hide from visitors',
    show: 'Show to visitors',
    remove: 'Delete (can be undone)',
    hidden: 'hidden',
  },
} satisfies Record<string, ToolWords>

export const texts = {
  nb: {
    undo: 'Angre',
    redo: 'Gjør om',
    block: 'Blokk',
    blocks: 'Blokker',
    dark: 'Mørke farger',
    member: 'Som medlemmer ser den',
    otherLanguage: 'Ved siden av: {language}',
  },
  en: {
    undo: 'Undo',
    redo: 'Redo',
    block: 'Block',
    blocks: 'Blocks',
    dark: 'Dark colours',
    member: 'As members see it',
    otherLanguage: 'Side by side: {language}',
  },
}
