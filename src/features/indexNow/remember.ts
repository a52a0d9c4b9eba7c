/**
 * Stores each change of a published document with the change itself, and where it was listed before, so that search
 * engines hear of an address that is gone too.
 */
import { sql } from 'drizzle-orm'
import type { BasePayload, CollectionConfig, PayloadRequest } from 'payload'
import { documentOf, storeWithChanges, type WithinChange } from '../../cms/changes'
import { moment, runWithin } from '../../cms/statements'
import { into } from '../../cms/tables'
import { defaultLocale } from '../../lib/locales'
import { service } from '../../platform/services'
import { declaredIn } from '../../web/declared'
import type { DraftPage } from '../../web/draftPage'
import type { Runtime } from '../../web/feature'
import { localisedPath } from '../../web/site'
import { indexNowChanges } from './tables'

/** Undefined in a process without pages, such as a command: what it changes is not reported. */
const runtimes = service<BasePayload, Pick<Runtime, 'read'> | undefined>(() => undefined)

/** Search engines reach a public address with a certificate, and no other. */
export function isReachable(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl)
  return protocol === 'https:' && hostname.includes('.') && !/^[\d.]+$/.test(hostname)
}

export const isSwitchedOn = async ({ read }: Pick<Runtime, 'read'>): Promise<boolean> =>
  (await read(defaultLocale)).site.settings.indexNow === true

/** Where a document is listed now, in each language that the site offers, with the languages' prefixes. */
export async function listedPaths(
  { read }: Pick<Runtime, 'read'>,
  page: DraftPage,
  id: number,
): Promise<readonly string[]> {
  const request = await read(defaultLocale)
  const listed = await page.listed(id, request)
  if (!listed) return []
  const { languages } = request.site
  return languages
    .filter((language) => listed.languages.includes(language))
    .map((language) => localisedPath(listed.path, language))
}

const keyOf = (collection: string, id: number) => `indexNow ${collection}:${id}`

async function rememberListed(req: PayloadRequest, page: DraftPage, id: unknown): Promise<void> {
  const runtime = runtimes.of(req.payload)
  if (!runtime || typeof id !== 'number' || !(await isSwitchedOn(runtime))) return
  req.context[keyOf(page.collection, id)] = await listedPaths(runtime, page, id)
}

/** Before a document of a page is written or deleted. */
export function withRememberedPaths(collection: CollectionConfig, draftPages: readonly DraftPage[]): CollectionConfig {
  const page = draftPages.find((one) => one.collection === collection.slug)
  if (!page) return collection
  const { hooks = {} } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        async ({ data, originalDoc, req }) => {
          await rememberListed(req, page, (originalDoc as { id?: unknown } | undefined)?.id)
          return data
        },
      ],
      beforeDelete: [...(hooks.beforeDelete ?? []), ({ req, id }) => rememberListed(req, page, id)],
    },
  }
}

/** In each process that draws pages. */
export function rememberChanges(runtime: Pick<Runtime, 'payload' | 'siteUrl' | 'read'>): void {
  const { payload, siteUrl } = runtime
  if (!isReachable(siteUrl)) return
  runtimes.provide(payload, runtime)
  const collections = new Set<string>(declaredIn(payload).draftPages.map(({ collection }) => collection))
  const target = into(
    indexNowChanges,
    'collection',
    'document',
    'paths',
    'state',
    'attempts',
    'due_at',
    'updated_at',
    'created_at',
  )
  const store: WithinChange = async (tags, req) => {
    const documents = tags.flatMap((tag) => {
      const document = documentOf(tag)
      return document && collections.has(document.collection) ? [document] : []
    })
    if (documents.length === 0 || !(await isSwitchedOn(runtime))) return
    const now = moment(Date.now())
    for (const { collection, id } of documents) {
      const paths = JSON.stringify(req.context[keyOf(collection, id)] ?? [])
      await runWithin(
        req,
        sql`insert into ${target} values (${collection}, ${id}, ${paths}, 'waiting', 0, ${now}, ${now}, ${now})`,
      )
    }
  }
  storeWithChanges(payload, store)
}
