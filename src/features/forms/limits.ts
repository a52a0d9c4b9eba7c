/** Bounds of the files that a form takes. */
import type { Form } from '../../cms/types'
import type { Attachment } from '../../web/forms/attachments'
import type { FileKind } from './kinds'
import { fieldsOf } from './readForm'

const MEBIBYTE = 1024 * 1024

const isPicture = ({ mimeType }: Attachment) => mimeType.startsWith('image/')

/** Whether a file is of the kind that a field asks for. */
export const isAccepted = (file: Attachment, kind: FileKind): boolean =>
  kind === 'any' || isPicture(file) === (kind === 'pictures')

/** Largest body of a form, in bytes; undefined for one without files. */
export function bodyBytes(form: Pick<Form, 'fields'>): number | undefined {
  const files = fieldsOf(form).filter(({ kind }) => kind === 'file')
  if (files.length === 0) return undefined
  return files.reduce((sum, { max = 1, megabytes }) => sum + max * megabytes * MEBIBYTE, MEBIBYTE)
}
