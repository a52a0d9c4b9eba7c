/** Logs a change of an account, and notifies its owner at the previous e-mail address. */
import type { CollectionAfterChangeHook } from 'payload'
import { languageOf } from '../../cms/messages'
import type { User } from '../../cms/types'
import { recordAction, staffOf } from '../privacy'
import { writeChanged } from './emails'
import { sendInvitation } from './invitations/invite'
import { PASSWORD_OF } from './passwordRule'
import { endSessions } from './sessions/store'
import { storedUser } from './storedUser'

const changes = ['password', 'email', 'role'] as const
type Change = (typeof changes)[number]

/** Key of a request's context: the invitation is handed over by the caller, who also logs it. */
export const LINK_ONLY = 'linkOnly'

export const notifyOfChanges: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req }) => {
  const { payload } = req
  // A password set through an e-mailed link has no signed-in user: the owner made the change.
  const act = (action: 'userCreated' | 'invitationAccepted' | `${Change}Changed`) =>
    recordAction(req, { action, of: 'Brukere', document: doc.id }, staffOf(req) ?? doc)
  if (operation === 'create') {
    if (staffOf(req)) await act('userCreated')
    const created =
      doc.invitedAt && !req.context[LINK_ONLY] ? await storedUser(payload, { id: doc.id }, req) : undefined
    if (created) await sendInvitation(req, created)
    return doc
  }
  const isChanged: Readonly<Record<Change, boolean>> = {
    password: req.context[PASSWORD_OF] === doc.id,
    email: doc.email !== previousDoc.email,
    role: doc.role !== previousDoc.role,
  }
  if (isChanged.password) {
    // The session in which the user changed the password continues.
    const { id, _sid: sid } = { ...req.user } as { id?: number; _sid?: string }
    await endSessions(payload, doc.id, id === doc.id ? sid : undefined)
  }
  const about = { payload, user: doc, to: previousDoc.email, locale: languageOf(req), now: Date.now() }
  for (const change of changes) {
    if (!isChanged[change]) continue
    // No e-mail about a password chosen through an invitation.
    if (change === 'password' && previousDoc.invitedAt && !staffOf(req)) {
      await act('invitationAccepted')
      continue
    }
    await act(`${change}Changed`)
    await writeChanged(about, change)
  }
  return doc
}
