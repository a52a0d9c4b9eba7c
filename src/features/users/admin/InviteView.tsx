/** `/admin/collections/users/create`: invites a colleague, without choosing a password for them. */
import type { AdminViewServerProps } from 'payload'
import { hasRole, roleNames, roles } from '../../../cms/access/roles'
import { languageOf } from '../../../cms/messages'
import { InviteForm } from './InviteForm'
import { staffTexts } from './texts'

export function InviteView({ initPageResult: { req } }: AdminViewServerProps) {
  const language = languageOf(req)
  if (!hasRole(req.user, 'administrator')) return <p className="staff-page">{staffTexts[language].notAllowed}</p>
  const dealer = req.payload.collections.users.config.flattenedFields.find(({ name }) => name === 'dealer')
  return (
    <InviteForm
      roles={roles.map((role) => ({ value: role, label: roleNames[role][language] }))}
      dealersAre={dealer?.type === 'relationship' ? String(dealer.relationTo) : ''}
    />
  )
}
