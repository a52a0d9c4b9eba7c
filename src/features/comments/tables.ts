/** The feature's tables in statements. */
import { table } from '../../cms/tables'

export const comments = table('comments')
export const commentNotices = table('comment_notices')
