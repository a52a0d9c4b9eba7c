/**
 * Where links of texts may lead, for those who write on the page:
 *
 *     GET /api/link-targets?term=ovner    → { targets: FoundTarget[] }
 *     GET /api/link-targets?key=pages:12  → the same of one document
 */
import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { roles } from '../../cms/access/roles'
import { endpoint } from '../../cms/rest/endpoint'
import { linkedCollections } from '../../cms/richText/editor'
import { declaredIn } from '../../web/declared'
import type { FoundTarget } from '../../web/visualEditing'
import { titleField } from '../../web/waitingDocuments'
import { MAX_TERM, MIN_TERM, TARGETS_PATH } from './facts'

/** Documents of one collection. */
const EACH = 5

const badRequest = {
  nb: 'Søket må ha mellom {least} og {most} tegn.',
  en: 'The search must have between {least} and {most} characters.',
}

const input = z.union([
  z.object({ term: z.string().trim().min(MIN_TERM).max(MAX_TERM) }),
  z.object({ key: z.string().regex(/^[a-zA-Z-]{1,60}:\d{1,15}$/) }),
])

async function find(req: PayloadRequest, collection: CollectionSlug, where: Where): Promise<FoundTarget[]> {
  const { config } = req.payload.collections[collection]
  const title = titleField(req, collection)
  const { docs } = await req.payload.find({
    collection,
    where,
    draft: Boolean(config.versions?.drafts),
    sort: title,
    limit: EACH,
    pagination: false,
    depth: 0,
    select: { [title]: true } as never,
    overrideAccess: false,
    req,
  })
  const kind = getTranslation(config.labels.singular, req.i18n)
  return (docs as unknown as Record<string, unknown>[]).map(({ id, [title]: name }) => ({
    key: `${collection}:${id}`,
    title: typeof name === 'string' && name ? name : `#${id}`,
    kind,
  }))
}

export const linkTargetsEndpoint = endpoint({
  method: 'get',
  path: TARGETS_PATH,
  roles,
  schema: input,
  badRequest,
  values: { least: MIN_TERM, most: MAX_TERM },
  async handle(req, asked) {
    const linked = linkedCollections(declaredIn(req.payload).linkTargets)
    const targets: FoundTarget[] = []
    for (const collection of linked) {
      if ('term' in asked)
        targets.push(...(await find(req, collection, { [titleField(req, collection)]: { contains: asked.term } })))
      else if (asked.key.startsWith(`${collection}:`))
        targets.push(...(await find(req, collection, { id: { equals: Number(asked.key.split(':')[1]) } })))
    }
    return Response.json({ targets }, { headers: { 'cache-control': 'no-store' } })
  },
})
