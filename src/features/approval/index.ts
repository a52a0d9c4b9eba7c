/** Approval before publishing, where it is switched on: marketers write drafts, editors approve. */
import type { Feature } from '../../web/feature'
import { approvalRequests } from './collections'
import { approvalData } from './personalData'
import { contentApproval } from './settings'
import { waitingApprovals } from './task'
import { withApproval } from './withApproval'

export const approvalFeature: Feature = {
  name: 'approval',
  collections: [approvalRequests],
  globals: [contentApproval],
  admin: { tasks: [waitingApprovals] },
  cms: { collection: withApproval },
  personalData: [approvalData],
}
