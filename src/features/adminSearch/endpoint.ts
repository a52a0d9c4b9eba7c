/**
 * The search's one call, for users of the admin:
 *
 *     GET /api/admin-search?term=varde                → Found, by collection
 *     GET /api/admin-search?documents=pages:1,media:2 → Found, in the order of the list
 */
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { roles } from '../../cms/access/roles'
import { translateFor } from '../../cms/messages'
import { errorResponse, forRoles, readInput } from '../../cms/rest/endpoint'
import { MAX_FAVOURITES, MAX_RECENT, MAX_TERM, MIN_TERM, SEARCH_PATH } from './facts'
import { findDocuments, readDocuments } from './find'

const badRequest = {
  nb: 'Søket må ha mellom {least} og {most} tegn.',
  en: 'The search must have between {least} and {most} characters.',
}

const documents = z
  .string()
  .regex(/^[a-zA-Z-]{1,60}:\d{1,15}(,[a-zA-Z-]{1,60}:\d{1,15})*$/)
  .transform((text) => text.split(','))
  .refine((keys) => keys.length <= MAX_RECENT + MAX_FAVOURITES)

const input = z.union([z.object({ term: z.string().trim().min(MIN_TERM).max(MAX_TERM) }), z.object({ documents })])

export const searchEndpoint: Endpoint = {
  path: SEARCH_PATH,
  method: 'get',
  handler: forRoles(roles, async (req) => {
    const asked = await readInput(req, input)
    if (!asked) return errorResponse(req, 400, translateFor(req, badRequest, { least: MIN_TERM, most: MAX_TERM }))
    const kinds = 'term' in asked ? await findDocuments(req, asked.term) : await readDocuments(req, asked.documents)
    return Response.json({ kinds }, { headers: { 'cache-control': 'no-store' } })
  }),
}
