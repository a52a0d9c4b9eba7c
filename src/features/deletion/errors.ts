/** Messages for a failed save or deletion: the reason, if the user may know it. */
import type { PayloadRequest } from 'payload'
import { translateFor } from '../../cms/messages'
import { deletionMessages } from './messages'

export function errorText(req: PayloadRequest, error: unknown): string {
  const { data, isPublic, message, status } = error as {
    data?: { errors?: { message: string }[] }
    isPublic?: boolean
    message?: string
    status?: number
  }
  const messages = data?.errors?.map((one) => one.message) ?? []
  if (messages.length > 0) return messages.join(' ')
  return (isPublic || (status !== undefined && status < 500)) && message
    ? message
    : translateFor(req, deletionMessages.failed)
}
