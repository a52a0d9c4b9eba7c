/**
 * English texts hard-coded in Payload's components, out of reach of its translations, with their Norwegian equivalents.
 */

type Word = readonly [english: string | RegExp, norwegian: string]

/** By selector: elsewhere the same word may be content. */
export const fixedWords: Readonly<Record<string, readonly Word[]>> = {
  // A popup's content exists, hidden, before the popup opens.
  '.live-preview-toolbar-controls, .popup__content, .popup__hidden-content': [
    ['Responsive', 'Tilpasset vinduet'],
    ['Phone', 'Telefon'],
    ['Tablet', 'Nettbrett'],
    ['Desktop', 'Skjerm'],
    ['Custom', 'Egen størrelse'],
  ],
  '.date-time-picker': [
    ['Time', 'Kl.'],
    ['Choose Date', 'Velg dato'],
    ['Choose Date and Time', 'Velg dato og klokkeslett'],
    ['Previous Month', 'Forrige måned'],
    ['Next Month', 'Neste måned'],
    ['Previous Year', 'Forrige år'],
    ['Next Year', 'Neste år'],
    [/^Choose (?!Date)(?=\p{L})/u, 'Velg '],
    [/^Not available /, 'Kan ikke velges: '],
    [/^Month /, 'Måneden '],
    [/^Selected date: /, 'Valgt dato: '],
    [/^Selected time: /, 'Valgt klokkeslett: '],
    [/^Selected month: /, 'Valgt måned: '],
  ],
  '.file-meta': [
    ['Copy URL', 'Kopier adressen'],
    [/^(\d+) bytes$/, '$1 byte'],
  ],
  'section[aria-label^="Notifications"]': [[/^Notifications/, 'Varsler']],
  '.schedule-publish': [['All', 'Alle']],
  '.table': [['No columns selected', 'Ingen kolonner er valgt']],
  '.sort-header, .sort-by-pill': [
    ['Order', 'Rekkefølge'],
    ['Sort by', 'Sorter etter'],
  ],
  '.fixed-toolbar, .inline-toolbar-popup, .toolbar-popup__dropdown-items, .slash-menu-popup': [
    ['Table', 'Tabell'],
    ['add dropdown', 'Legg til'],
    ['align dropdown', 'Justering'],
    ['indent dropdown', 'Innrykk'],
    ['inlineBlocks dropdown', 'Blokker i teksten'],
    ['text dropdown', 'Type tekst'],
  ],
  '.link-editor': [
    ['Edit link', 'Rediger lenken'],
    ['Remove link', 'Fjern lenken'],
  ],
  '.rich-text-lexical, .editor-container, .editor-scroller': [
    ['Drag to move', 'Dra for å flytte'],
    ['Add block', 'Legg til blokk'],
    ['Insert Paragraph', 'Legg til avsnitt'],
    ['Add Row', 'Legg til rad'],
    ['Add Column', 'Legg til kolonne'],
    ['Loading...', 'Laster …'],
  ],
  '.drawer': [
    // A drawer is titled with its machine name.
    [/^schedule-publish-\d+$/, 'Planlegg publisering'],
    ['Create Table', 'Lag tabell'],
    ['Rows', 'Rader'],
    ['Columns', 'Kolonner'],
  ],
  // Heard while something is moved by keyboard. The names in them are of machines.
  'div[id^="_"][style], [id^="DndLiveRegion"]': [
    [
      /^\s*To pick up a draggable item.*$/s,
      'Trykk mellomrom for å løfte elementet, flytt det med piltastene, og slipp det med mellomrom. Escape avbryter.',
    ],
    [/^Picked up draggable item .*$/, 'Elementet er løftet.'],
    [/^Draggable item .* was moved over .*$/, 'Elementet er flyttet til en ny plass.'],
    [/^Draggable item .* is no longer over .*$/, 'Elementet er ikke over en plass.'],
    [/^Draggable item .* was dropped.*$/, 'Elementet er sluppet.'],
    [/^Dragging was cancelled.*$/, 'Flyttingen er avbrutt.'],
  ],
  '.table-action-menu-dropdown': [
    ['Merge cells', 'Slå sammen cellene'],
    ['Unmerge cells', 'Del opp cellen'],
    ['Toggle Row Striping', 'Striper på radene av eller på'],
    ['Toggle First Column Freeze', 'Fast første kolonne av eller på'],
    ['Delete column', 'Slett kolonnen'],
    ['Delete row', 'Slett raden'],
    ['Delete table', 'Slett tabellen'],
    ['Insert ', 'Sett inn '],
    ['row', 'rad'],
    [/^(\d+) rows$/, '$1 rader'],
    ['column', 'kolonne'],
    [/^(\d+) columns$/, '$1 kolonner'],
    [' above', ' over'],
    [' below', ' under'],
    ['left', 'til venstre'],
    ['right', 'til høyre'],
    ['Remove', 'Fjern'],
    ['Add', 'Legg til'],
    ['row header', 'overskrifter i raden'],
    ['column header', 'overskrifter i kolonnen'],
  ],
}

/** The Norwegian for a component's text; undefined where the text is to stay as it is. */
export function norwegianFor(text: string, words: readonly Word[]): string | undefined {
  for (const [english, norwegian] of words) {
    if (typeof english === 'string' ? text === english : english.test(text))
      return typeof english === 'string' ? norwegian : text.replace(english, norwegian)
  }
  return undefined
}
