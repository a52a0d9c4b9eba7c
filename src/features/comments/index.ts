/** Comments of staff on documents, their blocks and fields. */
import { hasRole, staffRoles } from '../../cms/access/roles'
import type { Feature } from '../../web/feature'
import { deleteSentEmails } from '../outbox'
import { commentNotices, comments } from './collections'
import { EMAIL_KEY_PREFIX } from './notify'
import { commentsData } from './personalData'
import { stampOf } from './store'
import { waitingComments } from './task'
import { withComments, withGlobalComments } from './withComments'

export { titlesOf } from './documents'
export { readStaff } from './staff'
export { WHOLE_DOCUMENT, writeComment } from './write'

export const commentsFeature: Feature = {
  name: 'comments',
  collections: [comments, commentNotices],
  admin: { tasks: [waitingComments] },
  cms: { collection: withComments, global: withGlobalComments },
  declared: () => ({
    documentStamp: async (req, document) => (hasRole(req.user, ...staffRoles) ? stampOf(req, document) : ''),
  }),
  personalData: [commentsData],
  work: deleteSentEmails(EMAIL_KEY_PREFIX),
}
