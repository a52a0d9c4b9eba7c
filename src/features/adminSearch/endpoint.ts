/**
 * The search's one call, for users of the admin:
 *
 *     GET /api/admin-search?term=varde                → Found, by collection
 *     GET /api/admin-search?documents=pages:1,media:2 → Found, in the order of the list
 */
import { z } from 'zod'
import { roles } from '../../cms/access/roles'
import { endpoint } from '../../cms/rest/endpoint'
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

export const searchEndpoint = endpoint({
  method: 'get',
  path: SEARCH_PATH,
  roles,
  schema: input,
  badRequest,
  values: { least: MIN_TERM, most: MAX_TERM },
  async handle(req, asked) {
    const kinds = 'term' in asked ? await findDocuments(req, asked.term) : await readDocuments(req, asked.documents)
    return Response.json({ kinds }, { headers: { 'cache-control': 'no-store' } })
  },
})
