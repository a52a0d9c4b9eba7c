/** Client of the privacy endpoints. */
import { type CallError, callApi, errorOf, type Result, request } from '../../../web/admin/callApi'

interface Texts {
  failed: string
}

export const CALLS = '/api/globals/privacySettings'

export const callPrivacy = <Data>(text: Texts, path: string, body: object): Promise<Result<Data>> =>
  callApi<Data>('POST', CALLS + path, { body, failed: text.failed })

/** Downloads a file in the browser; returns the error, if any. */
export async function download(text: Texts, path: string, body: object): Promise<CallError | undefined> {
  const response = await request('POST', CALLS + path, { body })
  if (!response?.ok) return errorOf(response, text.failed)
  const data = await response.blob().catch(() => undefined)
  if (!data) return { message: text.failed }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(data)
  link.download = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'person.zip'
  link.click()
  URL.revokeObjectURL(link.href)
  return undefined
}
