/** What a dealer's own users change can be made to wait for an editor. */
import { type CollectionBeforeOperationHook, Forbidden } from 'payload'
import { hasRole } from '../../cms/access/roles'

/**
 * Where approval is configured, a dealer's save becomes a draft, which an editor publishes, whatever the call says of
 * publishing. An earlier version brings back fields that a dealer may not set, and perhaps publishes them: restoring is
 * for editors.
 */
export const awaitApproval: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!hasRole(req.user, 'dealer')) return args
  if (operation === 'restoreVersion') throw new Forbidden(req.t)
  if (operation !== 'update' && operation !== 'updateByID') return args
  const { approval } = await req.payload.findGlobal({ slug: 'dealerSettings', depth: 0, req })
  if (approval !== 'editor') return args
  return {
    ...args,
    draft: true,
    publishSpecificLocale: undefined,
    publishAllLocales: undefined,
    unpublishAllLocales: undefined,
    data: { ...args.data, _status: 'draft' },
  }
}
