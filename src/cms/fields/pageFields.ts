/** Fields of everything that has a page of its own: its title, and the texts for search engines. */
import type { CheckboxField, TextareaField, TextField } from 'payload'
import type { Localised } from '../../lib/locales'
import { textUse } from './textUse'

export const titleField = (): TextField => ({
  name: 'title',
  type: 'text',
  required: true,
  localized: true,
  maxLength: 120,
  label: { nb: 'Tittel', en: 'Title' },
})

/** `more`: what follows on where it is shown. */
export const descriptionField = (more: Localised): TextareaField => ({
  name: 'description',
  type: 'textarea',
  localized: true,
  maxLength: 200,
  label: { nb: 'Beskrivelse', en: 'Description' },
  admin: {
    ...textUse('documentDescription'),
    description: {
      nb: `Vises i søkemotorer og ved deling. ${more.nb}`,
      en: `Shown by search engines and when shared. ${more.en}`,
    },
  },
})

/** What describes a post or an event where its description is empty. */
export const summaryAsDescription = { nb: 'Tom: ingressen.', en: 'Empty: the summary.' }

export const noindexField = (): CheckboxField => ({
  name: 'noindex',
  type: 'checkbox',
  label: { nb: 'Skjul for søkemotorer', en: 'Hide from search engines' },
})
