/** `/admin/collections/users/create`: a colleague is invited, with no password to be thought of for them. */
import type { AdminViewServerProps } from 'payload'
import { hasRole, roleNames, roles } from '../../../content/access/roles'
import { languageOf } from '../../../content/messages'
import { InviteForm } from './InviteForm'
import { staffTexts } from './texts'

export async function InviteView({ initPageResult: { req } }: AdminViewServerProps) {
  if (!hasRole(req.user, 'administrator'))
    return <p className="staff-page">{staffTexts(req.i18n.language).notAllowed}</p>
  const language = languageOf(req)
  const { docs } = await req.payload.find({
    collection: 'dealers',
    pagination: false,
    depth: 0,
    select: { name: true },
    sort: 'name',
  })
  return (
    <InviteForm
      roles={roles.map((role) => ({ value: role, label: roleNames[role][language] }))}
      dealers={docs.map(({ id, name }) => ({ id, name: name ?? '' }))}
    />
  )
}
