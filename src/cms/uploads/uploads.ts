/** Checks uploads before Payload reads them: by content, by size, and harmless. */
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { MissingFile, ValidationError } from 'payload'
import sharp from 'sharp'
import { decimalText, type Localised } from '../../lib/locales'
import { languageOf, translateFor } from '../messages'
import { inspectDocument, inspectPicture, nameFor } from './inspect'
import { MAX_DRAWING_BYTES, MAX_FILE_BYTES, MAX_PICTURE_BYTES } from './limits'
import { mediaMessages } from './messages'
import { harmlessSvg } from './svg'

type Values = Record<string, string | number>
type Upload = NonNullable<PayloadRequest['file']>

function refuse(req: PayloadRequest, collection: string, message: Localised, values: Values): never {
  throw new ValidationError(
    { collection, errors: [{ path: 'file', message: translateFor(req, message, values) }], req },
    req.t,
  )
}

function refuseTooLarge(req: PayloadRequest, collection: string, file: Upload, max: number): void {
  if (file.data.length <= max) return
  const megabytes = (bytes: number) => decimalText(bytes / 1024 / 1024, 1, languageOf(req))
  refuse(req, collection, mediaMessages.tooLarge, {
    name: file.name,
    size: megabytes(file.data.length),
    max: megabytes(max),
  })
}

/** The upload of an operation, wherever it came from: REST's form, or our own code. */
function uploadOf(args: object, req: PayloadRequest): Upload | undefined {
  const file = req.file ?? ('file' in args ? (args.file as Upload | undefined) : undefined)
  return file?.data ? file : undefined
}

/**
 * Payload fetches a file from an address that the sender names where none comes along, and keeps it past these checks.
 * Strangers are left to the rules of access.
 */
function refuseWithoutFile(operation: string, req: PayloadRequest): void {
  if (operation === 'create' && req.user) throw new MissingFile(req.t)
}

const writes = (operation: string) => ['create', 'update', 'updateByID'].includes(operation)

export const checkPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const file = writes(operation) ? uploadOf(args, req) : undefined
  if (!file) {
    refuseWithoutFile(operation, req)
    return args
  }
  const { name } = file
  refuseTooLarge(req, 'media', file, MAX_PICTURE_BYTES)
  const finding = await inspectPicture(file.data)
  if (finding.kind === 'video') refuse(req, 'media', mediaMessages.video, { name })
  if (finding.kind === 'tooManyPixels')
    refuse(req, 'media', mediaMessages.tooManyPixels, { name, max: finding.max / 1e6 })
  if (finding.kind === 'unreadable') refuse(req, 'media', mediaMessages.notAPicture, { name, found: finding.found })
  if (finding.kind === 'vector') {
    refuseTooLarge(req, 'media', file, MAX_DRAWING_BYTES)
    file.data = Buffer.from(harmlessSvg(file.data.toString('utf8')))
    file.size = file.data.length
    file.mimetype = 'image/svg+xml'
    file.name = nameFor(name, 'svg')
    if (!(await inspectsAsDrawing(file.data))) refuse(req, 'media', mediaMessages.notAPicture, { name, found: 'SVG' })
  } else {
    file.mimetype = finding.mimeType
    file.name = nameFor(name, finding.ending)
    file.data = await withoutMetadata(file.data)
    file.size = file.data.length
  }
  return args
}

/** Quality of a picture that is written again, 1 to 100. */
const QUALITY = 92

/** Camera metadata can reveal where a photographer lives: it is removed, and its rotation applied. */
async function withoutMetadata(bytes: Buffer): Promise<Buffer> {
  const { exif, xmp, iptc, format, pages = 1 } = await sharp(bytes).metadata()
  if ((!exif && !xmp && !iptc) || pages > 1) return bytes
  const turned = sharp(bytes).rotate()
  if (format === 'jpeg') return turned.jpeg({ quality: QUALITY }).toBuffer()
  if (format === 'webp') return turned.webp({ quality: QUALITY }).toBuffer()
  return turned.toBuffer()
}

/** Whether anything drawable is left after sanitising. */
async function inspectsAsDrawing(bytes: Buffer): Promise<boolean> {
  return (await inspectPicture(bytes)).kind === 'vector'
}

export const checkDocument: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const file = writes(operation) ? uploadOf(args, req) : undefined
  if (!file) {
    refuseWithoutFile(operation, req)
    return args
  }
  refuseTooLarge(req, 'files', file, MAX_FILE_BYTES)
  const finding = await inspectDocument(file.data, file.name)
  if ('found' in finding) refuse(req, 'files', mediaMessages.forbiddenFile, { name: file.name, found: finding.found })
  file.mimetype = finding.mimeType
  file.name = nameFor(file.name, finding.ending)
  return args
}
