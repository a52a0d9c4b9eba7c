/** Fields that items of several types share. */
import type { ArrayField, Block, Field } from 'payload'
import type { Localised } from '../../../lib/locales'
import { iconNames } from '../icons'

/** Characters of a badge. */
const MAX_BADGE = 20

export const iconField: Field = {
  name: 'icon',
  type: 'select',
  label: { nb: 'Ikon', en: 'Icon' },
  options: Object.entries(iconNames).map(([value, label]) => ({ value, label })),
}

const badgeField: Field = {
  name: 'badge',
  type: 'text',
  localized: true,
  maxLength: MAX_BADGE,
  label: { nb: 'Merkelapp', en: 'Badge' },
  admin: { description: { nb: 'For eksempel «Nyhet».', en: 'For example “New”.' } },
}

export const deviceField = (label: Localised): Field => ({
  name: 'device',
  type: 'select',
  defaultValue: 'all',
  label,
  options: [
    { value: 'all', label: { nb: 'Alle skjermer', en: 'All screens' } },
    { value: 'wide', label: { nb: 'Brede skjermer', en: 'Wide screens' } },
    { value: 'narrow', label: { nb: 'Smale skjermer', en: 'Narrow screens' } },
  ],
})

/** Screens on which an item is drawn, and whether for signed-in visitors or guests. */
const visibilityFields: Field[] = [
  deviceField({ nb: 'Vises på', en: 'Shown on' }),
  {
    name: 'audience',
    type: 'select',
    defaultValue: 'all',
    label: { nb: 'Vises for', en: 'Shown to' },
    options: [
      { value: 'all', label: { nb: 'Alle', en: 'Everyone' } },
      { value: 'guests', label: { nb: 'De som ikke er logget inn', en: 'Those who are not signed in' } },
      { value: 'members', label: { nb: 'De som er logget inn', en: 'Those who are signed in' } },
    ],
  },
]

/** Seldom used settings of an item, folded. */
export function lookFields({ icon = true, badge = true } = {}): Field {
  const marks = [...(icon ? [iconField] : []), ...(badge ? [badgeField] : [])]
  return {
    type: 'collapsible',
    label: { nb: 'Utseende og synlighet', en: 'Appearance and visibility' },
    admin: { initCollapsed: true },
    fields: [
      ...(marks.length > 0 ? [{ type: 'row' as const, fields: marks }] : []),
      { type: 'row', fields: visibilityFields },
    ],
  }
}

/** The label of an item that has a default label when left empty. */
export function ownLabel(description: { nb: string; en: string }): Field {
  return {
    name: 'label',
    type: 'text',
    localized: true,
    label: { nb: 'Tekst', en: 'Text' },
    admin: { description },
  }
}

function rowLabel(kind: Localised) {
  return { path: '/src/features/navigation/admin/RowLabel#RowLabel', clientProps: { kind } }
}

/** A type of item or part, as a block whose folded row shows its content. */
export function kindOf(slug: string, name: Localised, fields: Field[]): Block {
  return {
    slug,
    labels: { singular: name, plural: name },
    admin: { disableBlockName: true, components: { Label: rowLabel(name) } },
    fields,
  }
}

/** Rows of one kind, folded by default. */
export function rowsOf(
  name: string,
  { one, many, max }: { one: Localised; many: Localised; max?: number },
  fields: Field[],
): ArrayField {
  return {
    name,
    type: 'array',
    minRows: 1,
    ...(max === undefined ? {} : { maxRows: max }),
    label: many,
    labels: { singular: one, plural: many },
    admin: { initCollapsed: true, components: { RowLabel: rowLabel(one) } },
    fields,
  }
}
