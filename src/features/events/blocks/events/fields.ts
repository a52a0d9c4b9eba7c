import { block } from '../../../../cms/fields/block'
import { checkbox } from '../../../../cms/fields/checkbox'

/** Events that one block shows at most, and by default. */
const MAX_EVENTS = 12
const DEFAULT_EVENTS = 3

/** The next events. */
export const eventsBlock = block({
  slug: 'events',
  name: { nb: 'Arrangementer', en: 'Events' },
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 160, label: { nb: 'Overskrift', en: 'Heading' } },
    { name: 'lead', type: 'textarea', maxLength: 300, label: { nb: 'Ingress', en: 'Lead' } },
    {
      name: 'limit',
      type: 'number',
      required: true,
      min: 1,
      max: MAX_EVENTS,
      defaultValue: DEFAULT_EVENTS,
      label: { nb: 'Antall', en: 'Number' },
      admin: {
        description: {
          nb: 'De neste. Et arrangement forsvinner når det er over.',
          en: 'The next ones. An event disappears when it is over.',
        },
      },
    },
    checkbox('showAll', { nb: 'Lenke til alle', en: 'Link to all' }, { on: true }),
  ],
})
