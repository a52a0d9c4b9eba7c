/**
 * Looks for dead links in the background: in all published pages once a day, in a page soon after it was published. One
 * page at a time, with a pause after each, so that visitors are served in between.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { BasePayload, CollectionSlug } from 'payload'
import { documentOf, onChange } from '../../cms/changes'
import { hasDrafts } from '../../cms/documentStates'
import { defaultLocale } from '../../lib/locales'
import { startRunnerTask } from '../../platform/runnerTask'
import { declaredIn } from '../../web/declared'
import type { DraftPage } from '../../web/draftPage'
import type { Runtime } from '../../web/feature'
import { titleField } from '../../web/waitingDocuments'
import { findDeadLinks, pathExists } from '../drafts'
import { REDIRECTS } from '../redirects'
import { deleteWorkingLinks, documentsWithLinks, storeLinks } from './store'

/** Milliseconds between rounds; a change begins one sooner. */
const INTERVAL = 10 * 60 * 1000
/** Milliseconds after a change: what visitors read is made anew first, and changes that follow come along. */
const SETTLING = 2000
/** Milliseconds between two rounds over all pages. */
const DAY = 24 * 60 * 60 * 1000
/** Milliseconds after each page. */
const REST = 50
/** Ids that are read at once. */
const PART = 500
/** Paths whose existence is remembered in a round. */
const MAX_KNOWN = 50_000
/** Changed pages that wait; beyond them all pages are looked through. */
const MAX_CHANGED = 1000

/** Under which the end of the last round over all pages is stored. */
export const KEY = 'deadLinks'

interface LastRound {
  /** Milliseconds since 1970. */
  finishedAt: number
}

const lastRound = async (payload: BasePayload) => (await payload.kv.get<LastRound>(KEY))?.finishedAt ?? 0

/** A new process serves visitors first: all pages are looked through when it has run for one interval. */
async function deferRound(payload: BasePayload): Promise<void> {
  const finishedAt = Date.now() - DAY + INTERVAL
  if ((await lastRound(payload)) < finishedAt) await payload.kv.set(KEY, { finishedAt } satisfies LastRound)
}

/** Looks through one document, and stores what was found in place of what was known. */
async function checkDocument(
  runtime: Runtime,
  page: DraftPage,
  id: number,
  known: Map<string, Promise<boolean>>,
): Promise<void> {
  const { payload } = runtime
  if (known.size > MAX_KNOWN) known.clear()
  const links = await findDeadLinks(runtime, page, id, known)
  const title = links.length > 0 ? await titleOf(payload, page.collection, id) : ''
  await storeLinks(payload, { document: `${page.collection}:${id}`, title }, links)
}

async function titleOf(payload: BasePayload, collection: CollectionSlug, id: number): Promise<string> {
  const field = titleField({ payload }, collection)
  const doc = await payload.findByID({ collection, id, depth: 0, locale: defaultLocale, disableErrors: true })
  const title = (doc as unknown as Record<string, unknown> | null)?.[field]
  return typeof title === 'string' && title ? title : `#${id}`
}

/** Ids of the published documents, from the lowest on. */
async function* publishedIds(payload: BasePayload, collection: CollectionSlug): AsyncGenerator<number> {
  const isDrafted = hasDrafts(payload.collections[collection].config)
  for (let last = 0; ; ) {
    const { docs } = await payload.db.find<{ id: number }>({
      collection,
      where: { and: [{ id: { greater_than: last } }, ...(isDrafted ? [{ _status: { equals: 'published' } }] : [])] },
      select: { id: true },
      sort: 'id',
      limit: PART,
      pagination: false,
    })
    for (const { id } of docs) yield id
    if (docs.length < PART) return
    last = docs.at(-1)?.id ?? last
  }
}

/** All published pages; and no link stays of a document that is no longer one. */
async function checkAll(runtime: Runtime, stopped = () => false): Promise<void> {
  const known = new Map<string, Promise<boolean>>()
  const left = new Set(await documentsWithLinks(runtime.payload))
  for (const page of declaredIn(runtime.payload).draftPages)
    for await (const id of publishedIds(runtime.payload, page.collection)) {
      if (stopped()) return
      await checkDocument(runtime, page, id, known)
      left.delete(`${page.collection}:${id}`)
      await pause(REST)
    }
  for (const document of left) await storeLinks(runtime.payload, { document, title: '' }, [])
  await runtime.payload.kv.set(KEY, { finishedAt: Date.now() } satisfies LastRound)
}

/** Documents that were changed, by key; and the links of others that lead somewhere since. */
async function checkChanged(runtime: Runtime, changed: Iterable<string>, stopped = () => false): Promise<void> {
  const { draftPages } = declaredIn(runtime.payload)
  const known = new Map<string, Promise<boolean>>()
  for (const document of changed) {
    if (stopped()) return
    const { collection, id = 0 } = documentOf(document) ?? {}
    const page = draftPages.find((one) => one.collection === collection)
    if (page) await checkDocument(runtime, page, id, known)
  }
  await deleteWorkingLinks(runtime.payload, (path) => pathExists(runtime, path))
}

export async function startCheckingLinks(runtime: Runtime): Promise<() => Promise<void>> {
  const { payload } = runtime
  const { draftPages } = declaredIn(payload)
  let isFirst = true
  let changed = new Set<string>()
  let isStale = false
  const takeChanges = () => {
    const taken = { changed, isStale }
    changed = new Set()
    isStale = false
    return taken
  }
  const { wake, stop } = startRunnerTask(
    {
      name: 'deadLinks',
      advisoryKey: 7_246_097,
      interval: INTERVAL,
      failure: 'links could not be checked',
      idle: takeChanges,
      async work(stopped) {
        const taken = takeChanges()
        // By the runner: two that begin together would store the same key.
        if (isFirst) await deferRound(payload)
        isFirst = false
        const isDue = Date.now() - (await lastRound(payload)) >= DAY
        if (isDue || taken.changed.size > MAX_CHANGED) await checkAll(runtime, stopped)
        else if (taken.isStale) await checkChanged(runtime, taken.changed, stopped)
      },
    },
    runtime,
  )
  let waking: NodeJS.Timeout | undefined
  const wakeNow = () => {
    waking = undefined
    wake()
  }
  const unsubscribe = onChange((tags) => {
    for (const tag of tags) {
      const collection = documentOf(tag)?.collection
      if (!collection) continue
      // An address may lead somewhere again by a change of any kind; those of pages and redirects are not waited with.
      isStale = true
      const isPage = draftPages.some((page) => page.collection === collection)
      if (isPage) changed.add(tag)
      if (isPage || collection === REDIRECTS) waking ??= setTimeout(wakeNow, SETTLING)
    }
  })
  return async () => {
    unsubscribe()
    clearTimeout(waking)
    await stop()
  }
}
