'use client'
/** In the list of users: whether the user has accepted the invitation. */
import { INVITATION_LIFETIME } from '../invitations/lifetime'
import { useStaffTexts } from './texts'

export function InvitedCell({ cellData }: { cellData?: unknown }) {
  const { text } = useStaffTexts()
  if (typeof cellData !== 'string') return <span>{text.stateActive}</span>
  const isOver = Date.parse(cellData) + INVITATION_LIFETIME < Date.now()
  return <span>{isOver ? text.stateExpired : text.stateInvited}</span>
}
