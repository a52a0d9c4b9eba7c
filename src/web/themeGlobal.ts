/** How the site looks: one of the looks, and what editors say otherwise. */
import type { Field, GlobalConfig } from 'payload'
import { ValidationError } from 'payload'
import { anyone, editors, hiddenUnlessEditor } from '../cms/access/roles'
import { adminGroups } from '../cms/adminMenu'
import { languageOf, translateFor } from '../cms/messages'
import { decimalText, type Localised } from '../lib/locales'
import { contrastProblems, isHexColour } from './contrast'
import { fontNames } from './fonts'
import { basic } from './looks/basic'
import { isLook, lookOf, looks } from './looks/looks'
import { withLook } from './looks/lookValues'
import { defaultTheme, paletteKeys, paletteLabels, radii } from './themeDefaults'

const messages = {
  colour: { nb: 'Skriv fargen som #rrggbb.', en: 'Write the colour as #rrggbb.' },
  look: {
    nb: `Det finnes ingen stil som heter «{look}». Velg en av: ${looks.map(({ name }) => name).join(', ')}.`,
    en: `There is no look called “{look}”. Choose one of: ${looks.map(({ name }) => name).join(', ')}.`,
  },
  contrast: {
    nb: 'Kontrasten mellom {foreground} og {background} er {ratio}:1. Den må være minst {needed}:1 (WCAG AA). Velg en mørkere eller lysere farge.',
    en: 'The contrast between {foreground} and {background} is {ratio}:1. It must be at least {needed}:1 (WCAG AA). Choose a darker or lighter colour.',
  },
}

type TakeLook = NonNullable<NonNullable<GlobalConfig['hooks']>['beforeOperation']>[number]

/** A save that chooses another look says only what differs from it: a brand folder, a call. The form says everything. */
const takeLook: TakeLook = async ({ args, operation, req }) => {
  const { data } = args as { data?: Record<string, unknown> }
  if (operation !== 'update' || !data || !isLook(data.look)) return args
  const { look } = await req.payload.findGlobal({ slug: 'theme', depth: 0 })
  return look === data.look ? args : { ...args, data: withLook(lookOf(data.look), data) }
}

function paletteFields(mode: 'light' | 'dark'): Field[] {
  return paletteKeys.map(
    (key): Field =>
      ({
        name: key,
        type: 'text',
        required: true,
        label: paletteLabels[key],
        defaultValue: defaultTheme[mode][key],
        validate: (value: string | null | undefined, { req }: { req: Parameters<typeof translateFor>[0] }) =>
          isHexColour(value) ? true : translateFor(req, messages.colour),
        admin: { width: '25%', components: { Field: '/src/web/admin/ColourField#ColourField' } },
      }) as Field,
  )
}

/** One of several that a look chooses too. */
function choiceField(
  name: 'headingFont' | 'bodyFont' | 'radius',
  label: Localised,
  choices: typeof fontNames | typeof radii,
): Field {
  return {
    name,
    type: 'select',
    required: true,
    defaultValue: defaultTheme[name],
    label,
    options: choices.map(({ value, label }) => ({ value, label })),
    admin: { components: { afterInput: ['/src/web/admin/OfLook#OfLook'] } },
  }
}

export const themeGlobal: GlobalConfig = {
  slug: 'theme',
  label: { nb: 'Utseende', en: 'Appearance' },
  admin: { group: adminGroups.settings, hidden: hiddenUnlessEditor },
  access: { read: anyone, update: editors },
  hooks: {
    beforeOperation: [takeLook],
    beforeChange: [
      ({ data, req }) => {
        const problems = contrastProblems(data)
        if (problems.length === 0) return data
        const errors = problems.map(({ mode, foreground, background, ratio, needed }) => ({
          path: `${mode}.${foreground}`,
          message: translateFor(req, messages.contrast, {
            foreground: translateFor(req, paletteLabels[foreground]).toLowerCase(),
            background: translateFor(req, paletteLabels[background]).toLowerCase(),
            ratio: decimalText(ratio, 2, languageOf(req)),
            needed: decimalText(needed, Number.isInteger(needed) ? 0 : 1, languageOf(req)),
          }),
        }))
        throw new ValidationError({ global: 'theme', errors, req }, req.t)
      },
    ],
  },
  fields: [
    {
      // Not a list of fixed values, which a database would have to learn of: a look is added by its file alone.
      name: 'look',
      type: 'text',
      required: true,
      defaultValue: basic.name,
      label: { nb: 'Stil', en: 'Look' },
      validate: (value: string | null | undefined, { req }: { req: Parameters<typeof translateFor>[0] }) =>
        isLook(value) ? true : translateFor(req, messages.look, { look: value ?? '' }),
      admin: { components: { Field: '/src/web/admin/LookField#LookField' } },
    } as Field,
    {
      name: 'light',
      type: 'group',
      label: { nb: 'Lyst utseende', en: 'Light appearance' },
      fields: [{ type: 'row', fields: paletteFields('light') }],
    },
    {
      name: 'dark',
      type: 'group',
      label: { nb: 'Mørkt utseende', en: 'Dark appearance' },
      fields: [{ type: 'row', fields: paletteFields('dark') }],
    },
    {
      type: 'row',
      fields: [
        choiceField('headingFont', { nb: 'Skrift i overskrifter', en: 'Heading font' }, fontNames),
        choiceField('bodyFont', { nb: 'Skrift i tekst', en: 'Text font' }, fontNames),
        choiceField('radius', { nb: 'Avrunding', en: 'Rounding' }, radii),
      ],
    },
  ],
}
