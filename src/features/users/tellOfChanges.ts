/** Notes a change of an account, and tells whom it belongs to, where they could be reached before. */
import type { CollectionAfterChangeHook } from 'payload'
import { languageOf } from '../../content/messages'
import type { User } from '../../content/types'
import { noteAct, staffOf } from '../privacy'
import { type AccountChange, writeChanged } from './letters'
import { PASSWORD_OF } from './passwordRule'

export const tellOfChanges: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req }) => {
  // By a link in a letter nobody is signed in: it was the owner's.
  const act = (action: 'userCreated' | `${AccountChange}Changed`) =>
    noteAct(req, { action, of: 'Brukere', document: doc.id }, staffOf(req) ?? doc)
  if (operation === 'create') {
    if (staffOf(req)) await act('userCreated')
    return doc
  }
  const { payload } = req
  const changed: AccountChange[] = [
    ...(req.context[PASSWORD_OF] === doc.id ? (['password'] as const) : []),
    ...(doc.email !== previousDoc.email ? (['email'] as const) : []),
    ...(doc.role !== previousDoc.role ? (['role'] as const) : []),
  ]
  const about = { payload, user: doc, to: previousDoc.email, locale: languageOf(req), now: Date.now() }
  for (const change of changed) {
    await act(`${change}Changed`)
    await writeChanged(about, change)
  }
  return doc
}
