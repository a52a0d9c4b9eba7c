/** Fields that subscribers can be filtered by: those of every subscriber, and the form's own fields. */
import type { BasePayload } from 'payload'
import type { Locale, Localised } from '../../lib/locales'
import { type FilterField, JOINED_FIELD, NAME_FIELD } from './conditions'

const labels = {
  name: { nb: 'Navn', en: 'Name' },
  joined: { nb: 'Påmeldt (dato)', en: 'Subscribed (date)' },
} as const satisfies Readonly<Record<string, Localised>>

export async function filterFields(payload: BasePayload, locale: Locale): Promise<FilterField[]> {
  const { customFields } = await payload.findGlobal({ slug: 'newsletterSettings', depth: 0, locale })
  return [
    { name: NAME_FIELD, label: labels.name[locale], kind: 'text', choices: [] },
    { name: JOINED_FIELD, label: labels.joined[locale], kind: 'date', choices: [] },
    ...(customFields ?? []).map(({ name, label, kind, choices }) => ({
      name,
      label: label || name,
      kind,
      choices: kind === 'select' ? (choices ?? []) : [],
    })),
  ]
}
