/**
 * The focal point of a picture, set where the page crops it:
 *
 *     GET  /api/focal-point?file=ovn-960x640.webp → Focus; 404 for what is no picture that the user may change
 *     POST /api/focal-point { id, x, y }          → Focus, once the picture's sizes were made around it
 */
import type { Endpoint, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { staffRoles } from '../../cms/access/roles'
import { endpoint, forRoles, notFound, readInput } from '../../cms/rest/endpoint'
import type { Media } from '../../cms/types'
import { MEDIA } from '../../cms/uploads/slugs'
import { FOCUS_PATH, type Focus } from './facts'

const percent = z.number().min(0).max(100).transform(Math.round)
const focus = z.object({ id: z.number().int().positive(), x: percent, y: percent })
const asked = z.object({ file: z.string().min(1).max(300) })

const CENTRE = 50
const focusOf = ({ id, focalX, focalY }: Media): Focus => ({ id, x: focalX ?? CENTRE, y: focalY ?? CENTRE })

const badRequest = {
  nb: 'Fokuspunktet må ligge på bildet.',
  en: 'The focal point must lie on the picture.',
}

/** The picture that a file is of, in one of its sizes. */
async function pictureOf(req: PayloadRequest, file: string): Promise<Media | undefined> {
  const { upload } = req.payload.collections[MEDIA].config
  const names = (upload.imageSizes ?? []).map(({ name }): Where => ({ [`sizes.${name}.filename`]: { equals: file } }))
  const { docs } = await req.payload.find({
    collection: MEDIA,
    where: { or: [{ filename: { equals: file } }, ...names] },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs[0]
}

export const findFocus: Endpoint = {
  path: FOCUS_PATH,
  method: 'get',
  handler: forRoles(staffRoles, async (req) => {
    const input = await readInput(req, asked)
    const media = input && (await pictureOf(req, input.file))
    return media ? Response.json(focusOf(media), { headers: { 'cache-control': 'no-store' } }) : notFound(req)
  }),
}

export const setFocus = endpoint({
  path: FOCUS_PATH,
  roles: staffRoles,
  schema: focus,
  badRequest,
  async handle(req, { id, x, y }) {
    const found = await req.payload.findByID({
      collection: MEDIA,
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    })
    if (!found) return notFound(req)
    // As Payload's own dialog: told beside the data it makes the sizes anew. A drawing has none, and keeps the values.
    const isDrawing = found.mimeType === 'image/svg+xml'
    req.query = isDrawing ? {} : { uploadEdits: { focalPoint: { x, y } } }
    const doc = await req.payload.update({
      collection: MEDIA,
      id,
      data: isDrawing ? { focalX: x, focalY: y } : {},
      depth: 0,
      overrideAccess: false,
      req,
    })
    return Response.json(focusOf(doc))
  },
})
