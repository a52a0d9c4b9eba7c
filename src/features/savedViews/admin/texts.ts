/** Texts of the row of saved views. */
import type { Locale } from '../../../lib/locales'

interface Texts {
  label: string
  all: string
  save: string
  manage: string
  saveTitle: string
  manageTitle: string
  saves: string
  ofPeople: string
  name: string
  share: string
  shared: string
  sharedBy: string
  confirm: string
  cancel: string
  close: string
  rename: string
  remove: string
  renameOne: string
  removeOne: string
  removeShared: string
  sure: string
  missing: string
  quoted: string
  failed: string
  saved: string
  removed: string
}

export const texts: Record<Locale, Texts> = {
  nb: {
    label: 'Lagrede visninger',
    all: 'Alle',
    save: 'Lagre visning',
    manage: 'Endre visninger',
    saveTitle: 'Lagre visningen',
    manageTitle: 'Lagrede visninger',
    saves: 'Filtrene, søket, sorteringen og kolonnene i listen nå lagres under et navn.',
    ofPeople:
      'Søkeord og filtre på skrevet tekst lagres ikke for denne listen, siden den handler om personer. Valg, datoer og sortering lagres.',
    name: 'Navn',
    share: 'Del med alle som ser listen',
    shared: 'Delt',
    sharedBy: 'Delt av {name}',
    confirm: 'Lagre',
    cancel: 'Avbryt',
    close: 'Lukk',
    rename: 'Endre',
    remove: 'Slett',
    renameOne: 'Endre {name}',
    removeOne: 'Slett {name}',
    removeShared: 'Visningen er delt og forsvinner for alle.',
    sure: 'Slette «{name}»?',
    missing: 'Listen har ikke lenger {fields}, så den delen av «{name}» er utelatt.',
    quoted: '«{name}»',
    failed: 'Det gikk ikke å lagre. Prøv igjen.',
    saved: '«{name}» er lagret.',
    removed: '«{name}» er slettet.',
  },
  en: {
    label: 'Saved views',
    all: 'All',
    save: 'Save view',
    manage: 'Edit views',
    saveTitle: 'Save the view',
    manageTitle: 'Saved views',
    saves: 'The filters, search, order and columns of the list as it is now are saved under a name.',
    ofPeople:
      'Words searched for and filters on typed text are not saved for this list, since it is about people. Choices, dates and order are.',
    name: 'Name',
    share: 'Share with all who see the list',
    shared: 'Shared',
    sharedBy: 'Shared by {name}',
    confirm: 'Save',
    cancel: 'Cancel',
    close: 'Close',
    rename: 'Edit',
    remove: 'Delete',
    renameOne: 'Edit {name}',
    removeOne: 'Delete {name}',
    removeShared: 'The view is shared and disappears for all.',
    sure: 'Delete “{name}”?',
    missing: 'The list no longer has {fields}, so that part of “{name}” is left out.',
    quoted: '“{name}”',
    failed: 'Saving failed. Try again.',
    saved: '“{name}” is saved.',
    removed: '“{name}” is deleted.',
  },
}
