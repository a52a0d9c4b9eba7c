/** What a dealer's own users change can be made to wait for an editor. */
import type { CollectionBeforeOperationHook } from 'payload'
import { hasRole } from '../../content/access/roles'

/** Where approval is configured, a dealer's save becomes a draft, which an editor publishes. */
export const awaitApproval: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' && operation !== 'updateByID') return args
  if (!hasRole(req.user, 'dealer')) return args
  const { approval } = await req.payload.findGlobal({ slug: 'dealerSettings', depth: 0, req })
  if (approval !== 'editor') return args
  return { ...args, draft: true, data: { ...args.data, _status: 'draft' } }
}
