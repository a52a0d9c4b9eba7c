/** Pages that the program leads to or draws something on: editors choose them. */
import type { Field } from 'payload'
import { PAGES } from '../cms/linkTargets'
import type { Localised } from '../lib/locales'

const chosenPage = (name: string, label: Localised, description?: Localised): Field => ({
  name,
  type: 'relationship',
  relationTo: PAGES,
  maxDepth: 0,
  label,
  ...(description ? { admin: { description } } : {}),
})

export const chosenPageFields: Field[] = [
  chosenPage('dealerPage', { nb: 'Finn forhandler', en: 'Find a dealer' }),
  chosenPage('contactPage', { nb: 'Kontakt', en: 'Contact' }),
  chosenPage(
    'newsPage',
    { nb: 'Aktuelt', en: 'News' },
    {
      nb: 'Listen over innlegg står på denne siden, og innleggene under den. Tom: /aktuelt.',
      en: 'The list of posts stands on this page, and the posts below it. Empty: /aktuelt.',
    },
  ),
  chosenPage(
    'eventsPage',
    { nb: 'Arrangementer', en: 'Events' },
    {
      nb: 'Listen over arrangementer står på denne siden. Tom: /arrangementer.',
      en: 'The list of events stands on this page. Empty: /arrangementer.',
    },
  ),
]
