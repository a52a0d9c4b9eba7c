/** What marketers may do where editors approve: write drafts of documents, in every way that the program stores them. */
import { type Access, APIError, type CollectionBeforeOperationHook, type CollectionConfig } from 'payload'
import { editors, hasRole } from '../../cms/access/roles'
import { asDraft } from '../../cms/asDraft'
import { translateFor } from '../../cms/messages'
import { messages } from './messages'
import { isApprovalOn } from './settings'

/** Whether marketers may write its drafts: those that all editors write, and only they. */
export const isApproved = ({ access, versions }: CollectionConfig): boolean =>
  access?.update === editors && typeof versions === 'object' && Boolean(versions.drafts)

/** Payload asks with the status that is to be stored: the admin for its button, restoring and schedules too. */
const writesDrafts: Access = async (args) =>
  hasRole(args.req.user, 'marketer')
    ? (args.data as { _status?: unknown } | undefined)?._status !== 'published' && (await isApprovalOn(args.req))
    : editors(args)

interface SaveArguments {
  data?: { _status?: unknown }
  publishSpecificLocale?: unknown
  publishAllLocales?: unknown
}

const publishes = ({ data, publishSpecificLocale, publishAllLocales }: SaveArguments) =>
  data?._status === 'published' || Boolean(publishSpecificLocale || publishAllLocales)

/** Access alone is not enough: a save without a status would change what is published. */
const keepDraft: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!hasRole(req.user, 'marketer')) return args
  if (operation === 'restoreVersion') return { ...args, draft: true }
  if (operation !== 'create' && operation !== 'update' && operation !== 'updateByID') return args
  if (publishes(args as SaveArguments))
    throw new APIError(translateFor(req, messages.needsEditor), 403, undefined, true)
  return asDraft(args)
}

export const withDraftsOfMarketers = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  access: { ...collection.access, create: writesDrafts, update: writesDrafts },
  hooks: { ...collection.hooks, beforeOperation: [keepDraft, ...(collection.hooks?.beforeOperation ?? [])] },
})
