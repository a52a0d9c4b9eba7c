/** `/admin/personvern`: the privacy page, inside the admin's frame. Payload gives everyone access to custom views. */
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
