/** Tells whoever an account belongs to that it was changed, where they could be reached before. */
import type { CollectionAfterChangeHook } from 'payload'
import type { User } from '../../content/types'
import { languageOf } from './forgotten'
import { type AccountChange, writeChanged } from './letters'
import { PASSWORD_OF } from './passwordRule'

export const tellOfChanges: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return doc
  const { payload } = req
  const changed: AccountChange[] = [
    ...(req.context[PASSWORD_OF] === doc.id ? (['password'] as const) : []),
    ...(doc.email !== previousDoc.email ? (['email'] as const) : []),
    ...(doc.role !== previousDoc.role ? (['role'] as const) : []),
  ]
  const about = { payload, user: doc, to: previousDoc.email, locale: languageOf(req), now: Date.now() }
  for (const change of changed) await writeChanged(about, change)
  return doc
}
