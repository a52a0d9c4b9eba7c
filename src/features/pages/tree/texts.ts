/** Texts of the tree of pages. */
import type { Locale } from '../../../lib/locales'
import type { PageRow } from './pageRows'

interface Texts {
  tree: string
  list: string
  label: string
  loading: string
  failed: string
  again: string
  tooMany: string
  states: Record<PageRow['state'], string>
  scheduled: Record<'publish' | 'unpublish', string>
  hidden: string
  missing: string
  open: string
  close: string
  below: string
  move: string
  add: string
  top: string
  title: string
  under: string
  addressNow: string
  addressThen: string
  redirect: string
  draftOnly: string
  follow: string
  followOne: string
  cancel: string
  confirm: string
  movedUnder: string
  movedTop: string
  notMoved: string
}

export const texts: Record<Locale, Texts> = {
  nb: {
    tree: 'Tre',
    list: 'Liste',
    label: 'Sidene som tre',
    loading: 'Henter sidene …',
    failed: 'Sidene ble ikke hentet.',
    again: 'Prøv igjen',
    tooMany: 'Nettstedet har flere sider enn treet kan vise. Bruk listen og søket.',
    states: { draft: 'Utkast', published: 'Publisert', changed: 'Endret siden publisering' },
    scheduled: { publish: 'Publiseres {at}', unpublish: 'Avpubliseres {at}' },
    hidden: 'Skjult for søkemotorer',
    missing: 'mangler',
    open: 'Vis sidene under {title}',
    close: 'Skjul sidene under {title}',
    below: '{count} under',
    move: 'Flytt {title}',
    add: 'Ny side under {title}',
    top: 'Øverste nivå',
    title: 'Flytt «{title}»',
    under: 'Legg under',
    addressNow: 'Adressen nå',
    addressThen: 'Adressen etter flyttingen',
    redirect: 'Den gamle adressen videresendes til den nye.',
    draftOnly: 'Siden er ikke publisert, og adressen er ikke tatt i bruk.',
    follow: '{count} sider under den flytter med.',
    followOne: 'Siden under den flytter med.',
    cancel: 'Avbryt',
    confirm: 'Flytt',
    movedUnder: '«{title}» ligger nå under «{parent}».',
    movedTop: '«{title}» ligger nå på øverste nivå.',
    notMoved: 'Siden ble ikke flyttet. Prøv igjen.',
  },
  en: {
    tree: 'Tree',
    list: 'List',
    label: 'The pages as a tree',
    loading: 'Reading the pages …',
    failed: 'The pages could not be read.',
    again: 'Try again',
    tooMany: 'The site has more pages than the tree can show. Use the list and its search.',
    states: { draft: 'Draft', published: 'Published', changed: 'Changed since published' },
    scheduled: { publish: 'Published {at}', unpublish: 'Unpublished {at}' },
    hidden: 'Hidden from search engines',
    missing: 'missing',
    open: 'Show the pages below {title}',
    close: 'Hide the pages below {title}',
    below: '{count} below',
    move: 'Move {title}',
    add: 'New page below {title}',
    top: 'Top level',
    title: 'Move “{title}”',
    under: 'Place below',
    addressNow: 'Address now',
    addressThen: 'Address after the move',
    redirect: 'The old address redirects to the new one.',
    draftOnly: 'The page is not published, so the address is not in use yet.',
    follow: '{count} pages below it move along.',
    followOne: 'The page below it moves along.',
    cancel: 'Cancel',
    confirm: 'Move',
    movedUnder: '“{title}” now lies below “{parent}”.',
    movedTop: '“{title}” now lies at the top level.',
    notMoved: 'The page was not moved. Try again.',
  },
}
