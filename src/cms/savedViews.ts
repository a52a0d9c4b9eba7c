/** Filters and columns of a list, kept under a name: Payload's query presets, with our access and names. */
import type { CollectionConfig, Config, Field, SanitizedConfig } from 'payload'
import type { Localised } from '../lib/locales'
import { staff } from './access/roles'

/** Payload's slug. */
const PRESETS = 'payload-query-presets'

export const savedViews: Config['queryPresets'] = {
  access: { create: staff, read: staff, update: staff, delete: staff },
  constraints: {},
  labels: {
    singular: { nb: 'Lagret visning', en: 'Saved view' },
    plural: { nb: 'Lagrede visninger', en: 'Saved views' },
  },
}

/** Lists of content have them: what has a bin. A filter kept on a list of people could outlive their erasure. */
export const savedViewsIn = ({ trash }: CollectionConfig) => (trash ? { enableQueryPresets: true } : {})

/** Payload's labels of the form are English alone. */
const labels: Readonly<Record<string, Localised>> = {
  title: { nb: 'Navn', en: 'Name' },
  isShared: { nb: 'Delt med andre', en: 'Shared with others' },
  access: { nb: 'Deling', en: 'Sharing' },
  where: { nb: 'Filtre', en: 'Filters' },
  columns: { nb: 'Kolonner', en: 'Columns' },
  groupBy: { nb: 'Gruppert etter', en: 'Grouped by' },
  users: { nb: 'Brukere', en: 'Users' },
  relatedCollection: { nb: 'Liste', en: 'List' },
  constraint: { nb: 'Hvem', en: 'Who' },
  read: { nb: 'Hvem kan bruke den?', en: 'Who can use it?' },
  update: { nb: 'Hvem kan endre den?', en: 'Who can change it?' },
  delete: { nb: 'Hvem kan slette den?', en: 'Who can delete it?' },
}

const receivers: Readonly<Record<string, Localised>> = {
  everyone: { nb: 'Alle ansatte', en: 'All staff' },
  onlyMe: { nb: 'Bare meg', en: 'Only me' },
  specificUsers: { nb: 'Bestemte brukere', en: 'Specific users' },
}

function nameFields(fields: readonly Field[]): void {
  for (const field of fields) {
    if (field.type === 'collapsible') {
      const [group] = field.fields
      const label = group && 'name' in group ? labels[group.name] : undefined
      if (label) field.label = label
    } else if ('name' in field && labels[field.name] && field.label !== false) field.label = labels[field.name]
    if (field.type === 'select')
      for (const option of field.options)
        if (typeof option === 'object') option.label = receivers[option.value] ?? option.label
    if ('fields' in field) nameFields(field.fields)
  }
}

export function nameSavedViews(config: SanitizedConfig): void {
  for (const { slug, fields } of config.collections) if (slug === PRESETS) nameFields(fields)
}
