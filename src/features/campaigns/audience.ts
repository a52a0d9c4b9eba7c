/** The audience of a campaign, in the newsletter's terms. */

import type { BasePayload } from 'payload'
import { relatedId } from '../../cms/relatedId'
import type { Campaign } from '../../cms/types'
import { defaultLocale } from '../../lib/locales'
import { type Audience, filterFields } from '../newsletter'

export async function audienceOf(payload: BasePayload, { groups, language, conditions }: Campaign): Promise<Audience> {
  const known = new Map((await filterFields(payload, defaultLocale)).map(({ name, kind }) => [name, kind]))
  return {
    groups: (groups ?? []).flatMap((group) => relatedId(group) ?? []),
    filters: {
      ...(language ? { locale: language } : {}),
      conditions: (conditions ?? []).map(({ field, comparison, value, valueTo }) => ({
        field,
        kind: known.get(field) ?? 'text',
        comparison,
        value: value ?? '',
        valueTo: valueTo ?? '',
      })),
    },
  }
}
