/** Whom a campaign goes to, as the newsletter knows them. */
import type { Campaign } from '../../content/types'
import type { Audience } from '../newsletter'

const idOf = (group: number | { id: number }) => (typeof group === 'object' ? group.id : group)

export function audienceOf({ groups, language, conditions }: Campaign): Audience {
  return {
    groups: (groups ?? []).map(idOf),
    filters: {
      ...(language ? { locale: language } : {}),
      customFields: Object.fromEntries((conditions ?? []).map(({ field, value }) => [field, value])),
    },
  }
}

/** Whether whoever is in the groups gets it. */
export const isUnfiltered = ({ language, conditions }: Campaign) => !language && (conditions ?? []).length === 0
