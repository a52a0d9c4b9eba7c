/** Files attached to order requests. */
import type { BasePayload } from 'payload'
import type { OrderFile, OrderSetting } from '../../cms/types'
import { type Attachment, isGiven, readAttachment } from '../../web/forms/attachments'
import type { TextKey } from '../../web/texts'
import { fileBytes } from './settings'

/** The files of a form. */
export async function readAttachments(
  files: readonly File[],
  settings: Pick<OrderSetting, 'maxFiles' | 'maxFileSize'>,
): Promise<{ attachments: Attachment[] } | { error: TextKey }> {
  const given = files.filter(isGiven)
  if (given.length > settings.maxFiles) return { error: 'orderFilesTooMany' }
  if (given.some(({ size }) => size > fileBytes(settings))) return { error: 'orderFileTooLarge' }
  const attachments: Attachment[] = []
  for (const file of given) {
    const attachment = await readAttachment(file)
    if (!attachment) return { error: 'orderFileForbidden' }
    attachments.push(attachment)
  }
  return { attachments }
}

/** Found by the key, since files are stored before their request. */
export async function findAttachments(payload: BasePayload, key: string): Promise<OrderFile[]> {
  const { docs } = await payload.find({
    collection: 'orderFiles',
    where: { key: { equals: key } },
    sort: 'id',
    depth: 0,
    pagination: false,
  })
  return docs
}

/** Skips files that are stored already, so that a request sent twice does not duplicate them. */
export async function storeAttachments(
  payload: BasePayload,
  key: string,
  attachments: readonly Attachment[],
): Promise<void> {
  const stored = (await findAttachments(payload, key)).map(({ filename }) => filename ?? '')
  for (const [at, { name, mimeType, ending, data }] of attachments.entries()) {
    // The key is secret and unique to the request.
    const base = `${key}-file${at + 1}`
    const filename = `${base}.${ending}`
    // Payload adds a number (`-1`) where a process that died left the file on disk without a document.
    if (stored.some((one) => one === filename || one.startsWith(`${base}-`))) continue
    await payload.create({
      collection: 'orderFiles',
      data: { key, name },
      file: { data, mimetype: mimeType, name: filename, size: data.length },
    })
  }
}

/** Gives the files to the dealer that holds the request. */
export async function moveAttachments(payload: BasePayload, key: string, dealer: number | null): Promise<void> {
  for (const { id } of await findAttachments(payload, key))
    await payload.update({ collection: 'orderFiles', id, data: { dealer } })
}
