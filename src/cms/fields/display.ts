/** How a block is set and when it is shown: one group of fields that all content blocks share. */
import type { CollapsibleField, DateField, SelectField } from 'payload'
import type { Localised } from '../../lib/locales'
import { translateFor } from '../messages'
import { osloTimezone } from './osloTimezone'
import { select } from './select'

const messages = {
  endsFirst: {
    nb: 'Blokken skal vises til etter at den begynner.',
    en: 'The block must be shown until after it begins.',
  },
}

type Siblings = { from?: string | null }

/** The first value is what a block does that says nothing: blocks that were stored before have none. */
const choice = <Value extends string>(name: string, label: Localised, options: Record<Value, Localised>): SelectField =>
  ({ ...select(name, label, options), required: false }) as SelectField

/** How a block is set: on the page itself. In a row of another, that one says it. */
const setting: typeof choice = (name, label, options) => {
  const field = choice(name, label, options)
  return { ...field, admin: { ...field.admin, condition: (_, __, { path }) => !path.includes('blocks') } }
}

const moment = (name: string, label: Localised, validate?: DateField['validate']): DateField => ({
  name,
  type: 'date',
  label,
  timezone: osloTimezone,
  ...(validate ? { validate } : {}),
})

export function displayField(): CollapsibleField {
  return {
    type: 'collapsible',
    label: { nb: 'Visning', en: 'Display' },
    admin: { initCollapsed: true },
    fields: [
      {
        name: 'display',
        type: 'group',
        label: false,
        admin: { hideGutter: true },
        fields: [
          { name: 'hidden', type: 'checkbox', label: { nb: 'Skjul for besøkende', en: 'Hide from visitors' } },
          {
            type: 'row',
            fields: [
              setting(
                'width',
                { nb: 'Bredde', en: 'Width' },
                {
                  standard: { nb: 'Blokkens egen', en: 'The block’s own' },
                  narrow: { nb: 'Smal', en: 'Narrow' },
                  full: { nb: 'Hele skjermen', en: 'The whole screen' },
                },
              ),
              setting(
                'background',
                { nb: 'Bakgrunn', en: 'Background' },
                {
                  none: { nb: 'Ingen', en: 'None' },
                  surface: { nb: 'Lys flate', en: 'Light surface' },
                },
              ),
              setting(
                'spacing',
                { nb: 'Luft over og under', en: 'Space above and below' },
                {
                  standard: { nb: 'Vanlig', en: 'Standard' },
                  less: { nb: 'Mindre', en: 'Less' },
                  none: { nb: 'Ingen', en: 'None' },
                },
              ),
            ],
          },
          {
            type: 'row',
            fields: [
              moment('from', { nb: 'Vises fra (norsk tid)', en: 'Shown from (Norwegian time)' }),
              moment(
                'until',
                { nb: 'Vises til (norsk tid)', en: 'Shown until (Norwegian time)' },
                (value, { req, siblingData }) => {
                  const { from } = siblingData as Siblings
                  return !value || !from || new Date(value) > new Date(from) || translateFor(req, messages.endsFirst)
                },
              ),
            ],
          },
          {
            type: 'row',
            fields: [
              choice(
                'device',
                { nb: 'Skjerm', en: 'Screen' },
                {
                  all: { nb: 'Alle', en: 'All' },
                  phone: { nb: 'Bare telefon', en: 'Phones only' },
                  wide: { nb: 'Bare større skjermer', en: 'Larger screens only' },
                },
              ),
              {
                ...choice(
                  'audience',
                  { nb: 'Hvem', en: 'Who' },
                  {
                    all: { nb: 'Alle', en: 'Everybody' },
                    guests: { nb: 'De som ikke er logget inn', en: 'Visitors who are not signed in' },
                    members: { nb: 'De som er logget inn', en: 'Visitors who are signed in' },
                  },
                ),
                admin: {
                  description: {
                    nb: 'Skjuler bare: innholdet ligger i siden for alle. Ikke bruk det til noe hemmelig.',
                    en: 'Hides only: the content is in the page for everybody. Do not use it for secrets.',
                  },
                },
              },
            ],
          },
        ],
      },
    ],
  }
}
