/** `/admin/personvern`: the page about privacy, inside the admin's frame. Payload lets anyone at a view of its user's own. */
import { DefaultTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../../../content/access/roles'
import { NotAllowed } from './NotAllowed'
import { PrivacyScreen } from './PrivacyScreen'

export function PrivacyView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  if (!hasRole(req.user, 'administrator')) return <NotAllowed />
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale ? { locale } : {})}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      {...(req.user ? { user: req.user } : {})}
      visibleEntities={{ collections: [...visibleEntities.collections], globals: [...visibleEntities.globals] }}
    >
      <PrivacyScreen />
    </DefaultTemplate>
  )
}
