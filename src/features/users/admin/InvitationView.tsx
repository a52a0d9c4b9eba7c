/** `/admin/invitasjon/…`: whoever was invited chooses a password. The link is checked by the call behind the form. */
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
