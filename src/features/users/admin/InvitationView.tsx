/** `/admin/invitasjon/…`: an invited user chooses a password. The form's first call checks the link. */
import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { InvitationForm } from './InvitationForm'

export function InvitationView({ params }: AdminViewServerProps) {
  const [, token = ''] = Array.isArray(params?.segments) ? params.segments : []
  return (
    <MinimalTemplate className="login">
      <InvitationForm token={token} />
    </MinimalTemplate>
  )
}
