/** The picture that the model is shown: small, and in the format that every model reads. */
import type { BasePayload, PayloadRequest } from 'payload'
import sharp from 'sharp'
import { inspectPicture } from '../../cms/uploads/inspect'
import { MAX_PICTURE_BYTES, MAX_PIXELS } from '../../cms/uploads/limits'
import { MEDIA } from '../../cms/uploads/slugs'
import { service } from '../../platform/services'
import type { Runtime } from '../../web/feature'
import { PICTURE_SIDE } from './tasks'

/** Reads the bytes of an upload, wherever uploads lie. */
export const uploadReader = service<BasePayload, Runtime['readUpload'] | undefined>(() => undefined)

/** A JPEG as a data URL, without what the original's file says of its place and time. */
async function smallPicture(bytes: Buffer): Promise<string> {
  const jpeg = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width: PICTURE_SIDE, height: PICTURE_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 78 })
    .toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

/** Of a stored picture that the user may read. Undefined where there is none, or its file is missing. */
export async function storedPicture(req: PayloadRequest, id: number): Promise<string | undefined> {
  const { payload } = req
  const document = await payload.findByID({
    collection: MEDIA,
    id,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  // A drawing has no sizes, and a picture no larger one than itself.
  const filename = document?.sizes?.w640?.filename ?? document?.filename
  if (!filename) return undefined
  try {
    const bytes = await uploadReader.of(payload)?.(MEDIA, filename)
    return bytes && (await smallPicture(bytes))
  } catch (error) {
    payload.logger.warn({ err: error }, 'A picture could not be read for the writing help')
    return undefined
  }
}

/** Of a file that is about to be uploaded. Undefined for what is no picture, or a larger one than the site takes. */
export async function sentPicture(bytes: Buffer): Promise<string | undefined> {
  if (bytes.length > MAX_PICTURE_BYTES) return undefined
  const { kind } = await inspectPicture(bytes)
  return kind === 'picture' ? smallPicture(bytes) : undefined
}

/** A picture to try a connection with. */
export async function trialPicture(): Promise<string> {
  const side = 32
  const png = await sharp({ create: { width: side, height: side, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  return smallPicture(png)
}
