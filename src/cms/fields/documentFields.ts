/** Fields of blocks that show documents: heading, which of them, how many, and a link to all. */
import type { CheckboxField, CollectionSlug, Field, NumberField } from 'payload'
import type { Localised } from '../../lib/locales'
import { translateFor } from '../messages'
import { checkbox } from './checkbox'
import { select } from './select'

export const headFields = (): Field[] => [
  { name: 'heading', type: 'text', required: true, maxLength: 160, label: { nb: 'Overskrift', en: 'Heading' } },
  { name: 'lead', type: 'textarea', maxLength: 300, label: { nb: 'Ingress', en: 'Lead' } },
]

export const limitField = (
  { max, usual }: { max: number; usual: number },
  admin: NumberField['admin'] = {},
): NumberField => ({
  name: 'limit',
  type: 'number',
  required: true,
  min: 1,
  max,
  defaultValue: usual,
  label: { nb: 'Antall', en: 'Number' },
  admin,
})

export const showAllField = (description?: Localised): CheckboxField =>
  checkbox(
    'showAll',
    { nb: 'Lenke til alle', en: 'Link to all' },
    { on: true, ...(description ? { description } : {}) },
  )

interface Siblings {
  source?: string
}

type Validation = { req: Parameters<typeof translateFor>[0]; siblingData: Siblings }

interface Related {
  name: string
  relationTo: CollectionSlug
  label: Localised
  /** Said where nothing is chosen. */
  missing: Localised
  description?: Localised
}

/**
 * Which documents: those that are chosen one by one (`chosen`), those of a group, or the newest. The keys of `sources`
 * are what is stored; `group.source` is the one of the group.
 */
export function sourceFields<Source extends string>({
  label,
  sources,
  chosen,
  group,
  limit,
}: {
  label: Localised
  sources: Record<Source | 'chosen', Localised>
  chosen: Omit<Related, 'description'>
  group: Related & { source: NoInfer<Source> }
  limit: { max: number; usual: number }
}): Field[] {
  return [
    select('source', label, sources),
    {
      name: chosen.name,
      type: 'relationship',
      relationTo: chosen.relationTo,
      hasMany: true,
      maxRows: limit.max,
      label: chosen.label,
      admin: {
        condition: (_, { source }: Siblings) => source === 'chosen',
        description: { nb: 'Vises i rekkefølgen de står i.', en: 'Shown in the order in which they stand.' },
      },
      validate: (value: unknown, { req, siblingData }: Validation) =>
        siblingData.source !== 'chosen' ||
        (Array.isArray(value) && value.length > 0) ||
        translateFor(req, chosen.missing),
    } as Field,
    {
      name: group.name,
      type: 'relationship',
      relationTo: group.relationTo,
      maxDepth: 0,
      label: group.label,
      admin: {
        condition: (_, { source }: Siblings) => source === group.source,
        ...(group.description ? { description: group.description } : {}),
      },
      validate: (value: unknown, { req, siblingData }: Validation) =>
        siblingData.source !== group.source || Boolean(value) || translateFor(req, group.missing),
    } as Field,
    limitField(limit, { condition: (_, { source }: Siblings) => source !== 'chosen' }),
  ]
}
