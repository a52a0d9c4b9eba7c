import type { Field } from 'payload'
import { anchorField, block } from '../../cms/fields/block'
import { checkbox } from '../../cms/fields/checkbox'
import { headingField } from '../../cms/fields/heading'
import { linkedPageField } from '../../cms/fields/link'
import { select } from '../../cms/fields/select'
import { shownEmpty } from '../../cms/fields/shownEmpty'
import { translateFor } from '../../cms/messages'
import { richTextField } from '../../cms/richText/editor'
import { anchorInUrlField } from '../anchorInUrl'
import { nestedBlocksField, nestingRows } from '../nested'
import { isSafeTabAddress } from './address'

const messages = {
  badAddress: {
    nb: 'Skriv en adresse som begynner med #, http://, https://, mailto: eller tel:.',
    en: 'Write an address that begins with #, http://, https://, mailto: or tel:.',
  },
}

export const tabsBlock = block({
  slug: 'tabs',
  name: { nb: 'Faner', en: 'Tabs' },
  fields: [
    headingField(),
    {
      type: 'row',
      fields: [
        select(
          'direction',
          { nb: 'Retning', en: 'Direction' },
          {
            horizontal: { nb: 'Vannrett', en: 'Horizontal' },
            vertical: { nb: 'Loddrett', en: 'Vertical' },
          },
        ),
        {
          name: 'active',
          type: 'number',
          min: 1,
          defaultValue: 1,
          label: { nb: 'Fane som er åpen fra start (nummer)', en: 'Tab that is open at first (number)' },
        },
      ],
    },
    anchorInUrlField(),
    {
      name: 'tabs',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 12,
      label: { nb: 'Faner', en: 'Tabs' },
      ...nestingRows({ nb: 'Fane', en: 'Tab' }, { nb: 'Faner', en: 'Tabs' }),
      fields: [
        shownEmpty({
          name: 'title',
          type: 'text',
          required: true,
          maxLength: 80,
          label: { nb: 'Tittel', en: 'Title' },
        }),
        shownEmpty(richTextField('content', { required: false })),
        nestedBlocksField(),
        anchorField(),
        checkbox('disabled', {
          nb: 'Slått av (vises, men kan ikke åpnes)',
          en: 'Disabled (shown, but cannot be opened)',
        }),
        linkedPageField({ nb: 'Gå heller til siden', en: 'Go to this page instead' }),
        {
          name: 'url',
          type: 'text',
          label: { nb: 'Gå heller til adressen', en: 'Go to this address instead' },
          admin: { condition: (_, { page }: { page?: unknown }) => !page },
          validate: (value: string | null | undefined, { req }: { req: Parameters<typeof translateFor>[0] }) =>
            !value || isSafeTabAddress(value) ? true : translateFor(req, messages.badAddress),
        } as Field,
        checkbox('newWindow', {
          nb: 'Åpne siden eller adressen i nytt vindu',
          en: 'Open the page or address in a new window',
        }),
      ],
    },
  ],
})
