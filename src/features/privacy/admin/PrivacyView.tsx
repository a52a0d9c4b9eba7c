/** `/admin/personvern`: the page about privacy, inside the admin's frame. Payload lets anyone at a view of its user's own. */
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../../../cms/access/roles'
import { AdminFrame } from '../../../web/admin/AdminFrame'
import { NotAllowed } from './NotAllowed'
import { PrivacyScreen } from './PrivacyScreen'

export function PrivacyView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  if (!hasRole(req.user, 'administrator')) return <NotAllowed />
  return (
    <AdminFrame initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <PrivacyScreen />
    </AdminFrame>
  )
}
