/**
 * The screen «Innsikt». The global stores nothing: it gives the screen its place in the admin's menu, its access by
 * role, and its endpoints (`endpoints.ts`).
 */
import type { GlobalConfig } from 'payload'
import { hasRole, hiddenUnless, nobody, roles, staffRoles } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { ownDealer } from '../dealers'
import { insightEndpoints } from './endpoints'

export const insights: GlobalConfig = {
  slug: 'insights',
  label: { nb: 'Innsikt', en: 'Insights' },
  admin: {
    group: adminGroups.insights,
    hidden: hiddenUnless(...roles),
    components: { views: { edit: { root: { Component: '/src/features/insights/admin/InsightView#InsightView' } } } },
  },
  access: {
    read: ({ req: { user } }) => hasRole(user, ...staffRoles) || ownDealer(user) !== undefined,
    update: nobody,
  },
  endpoints: insightEndpoints,
  fields: [],
}
