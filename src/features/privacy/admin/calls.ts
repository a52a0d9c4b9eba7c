/** The calls behind the screen. */
import type { Refusal } from './facts'

export const CALLS = '/api/globals/privacySettings'

export type Answered<Answer> = { answer: Answer } | { refusal: Refusal | undefined }

export async function post(path: string, body: object): Promise<Response | undefined> {
  return fetch(CALLS + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
}

/** A refusal without words is a fault of ours. */
async function refusalOf(response: Response | undefined): Promise<Refusal | undefined> {
  if (response?.status !== 422 && response?.status !== 403) return undefined
  return (await response.json().catch(() => undefined)) as Refusal | undefined
}

export async function ask<Answer>(path: string, body: object): Promise<Answered<Answer>> {
  const response = await post(path, body)
  if (response?.ok) return { answer: (await response.json()) as Answer }
  return { refusal: await refusalOf(response) }
}

/** Hands a file over to the browser; what was refused is returned. */
export async function download(path: string, body: object): Promise<{ refusal: Refusal | undefined } | undefined> {
  const response = await post(path, body)
  if (!response?.ok) return { refusal: await refusalOf(response) }
  const data = await response.blob().catch(() => undefined)
  if (!data) return { refusal: undefined }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(data)
  link.download = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'person.zip'
  link.click()
  URL.revokeObjectURL(link.href)
  return undefined
}
