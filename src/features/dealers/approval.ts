/** Approval by an editor for changes that a dealer's own users make. */
import { type CollectionBeforeOperationHook, Forbidden } from 'payload'
import { hasRole } from '../../cms/access/roles'
import { asDraft } from '../../cms/asDraft'

/**
 * If approval is on, a dealer's user can only save drafts, regardless of the request; an editor publishes them.
 * Restoring an earlier version is refused: it would restore fields that the dealer may not set, and might publish them.
 */
export const awaitApproval: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!hasRole(req.user, 'dealer')) return args
  if (operation === 'restoreVersion') throw new Forbidden(req.t)
  if (operation !== 'update' && operation !== 'updateByID') return args
  const { approval } = await req.payload.findGlobal({ slug: 'dealerSettings', depth: 0, req })
  if (approval !== 'editor') return args
  return asDraft(args)
}
