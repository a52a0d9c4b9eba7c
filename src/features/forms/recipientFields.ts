/** Fields of a form that say to whom its answers go besides the receivers: one that is found by an answer. */
import type { ArrayField, CollectionConfig, Field, FieldAccess } from 'payload'
import { translateFor } from '../../cms/messages'
import type { Form } from '../../cms/types'
import type { RecipientFinder } from '../../web/recipients'
import { chosenFieldField } from './chosenFieldField'
import { FORMS } from './slugs'

/** No recipient besides the receivers. */
const NO_RECIPIENT = 'none'
const RECIPIENT = 'recipient'

const onlyReceivers = { nb: 'Bare mottakerne under', en: 'Only the receivers below' }

const messages = {
  needsReceiver: {
    nb: 'Legg til minst én mottaker, for eksempel hovedkontoret: den får en kopi, og svarene når ingen forhandler finnes.',
    en: 'Add at least one receiver, such as head office: it gets a copy, and the answers where no dealer is found.',
  },
}

export const hasRecipient = ({ recipient }: Partial<Pick<Form, 'recipient'>>): boolean =>
  Boolean(recipient) && recipient !== NO_RECIPIENT

/** Its options are those that features declare (`withRecipients`). */
export const recipientFields = (access: { read: FieldAccess }): Field[] => [
  {
    name: RECIPIENT,
    type: 'select',
    required: true,
    defaultValue: NO_RECIPIENT,
    access,
    label: { nb: 'Svarene går til', en: 'The answers go to' },
    options: [{ value: NO_RECIPIENT, label: onlyReceivers }],
    admin: {
      description: {
        nb: 'Mottakerne under får alltid en kopi, og svarene alene når ingen forhandler finnes, stedet er ukjent eller forhandleren ikke har e-post.',
        en: 'The receivers below always get a copy, and the answers alone where no dealer is found, the place is unknown or the dealer has no e-mail address.',
      },
    },
  },
  {
    ...chosenFieldField({
      name: 'recipientField',
      label: { nb: 'Feltet med postnummer', en: 'The field with the postcode' },
      description: {
        nb: 'Et felt av typen tekst på én linje. Under «Flere regler» kan det kreve et norsk postnummer; uten kravet kan det også være et stedsnavn.',
        en: 'A field of the kind text on one line. Under “More rules” it can demand a Norwegian postcode; without that it may be the name of a place too.',
      },
      kinds: ['text'],
      condition: (data) => hasRecipient(data),
      isNeeded: (siblings) => hasRecipient(siblings as Partial<Form>),
    }),
    access,
  },
]

/** Receivers are the fallback of a recipient that may not be found. */
export const validateReceivers: ArrayField['validate'] = (value, { req, data }) =>
  hasRecipient(data as Partial<Form>) && !value?.length ? translateFor(req, messages.needsReceiver) : true

/** The form's collection with the recipients that features declare. */
export function withRecipients(collection: CollectionConfig, recipients: readonly RecipientFinder[]): CollectionConfig {
  if (collection.slug !== FORMS) return collection
  const options = recipients.map(({ key, name }) => ({ value: key, label: name }))
  const completed = (field: Field): Field => {
    if (field.type === 'tabs')
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(completed) })) }
    return field.type === 'select' && field.name === RECIPIENT
      ? { ...field, options: [...field.options, ...options] }
      : field
  }
  return { ...collection, fields: collection.fields.map(completed) }
}
