/** Uploads found by where they are used: on documents whose titles hold what was typed. */
import { setImmediate as turn } from 'node:timers/promises'
import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { hasRole, staffRoles } from '../../cms/access/roles'
import { hasDrafts } from '../../cms/documentStates'
import { languageOf } from '../../cms/messages'
import { idsOfWords, searchableBy, wordsOf } from '../adminSearch'
import { ReferenceWalk } from './references'
import { addToSearch, searchedText } from './searchedText'
import { storedReferences } from './storedReferences'
import { titleOf } from './uses'

/** Characters of a title from which on uploads are looked for. */
export const MIN_TERM = 3
/** Documents of a kind that are read, the newest; a word that more have in their titles tells little. */
const MAX_DOCUMENTS = 100
/** Documents that are read at once; visitors' requests are served in between. */
const PART = 20
/** Uploads that are found. */
const MAX_FOUND = 500

interface UsedOn {
  /** Of the uploads. */
  ids: number[]
  /** Of the documents that use them. */
  titles: string[]
  /** False: there may be more. */
  isComplete: boolean
}

/** Published, and in newer drafts. */
export async function findUsedOn(req: PayloadRequest, target: string, term: string): Promise<UsedOn> {
  const { payload } = req
  const words = wordsOf(term)
  const found = new Set<number>()
  const titles: string[] = []
  let isComplete = true
  for (const { config, title, fields, access } of await searchableBy(req)) {
    const field = fields.find(({ name }) => name === title)
    const { conditions, json, anyDocument } = storedReferences(payload, config.flattenedFields, target)
    if (!field || access !== true || (conditions.length === 0 && json.length === 0 && !anyDocument)) continue
    const ids = await idsOfWords(payload, config, [field], words, MAX_DOCUMENTS)
    if (ids.length === MAX_DOCUMENTS) isComplete = false
    for (let at = 0; at < ids.length; at += PART) {
      for (const [id, states] of await readStates(req, config, ids.slice(at, at + PART))) {
        const own = states.flatMap((document) => uploadsIn(req, config, document, target))
        if (own.length === 0) continue
        const [latest = {}] = states
        titles.push(titleOf(latest, config, languageOf(req), id))
        for (const upload of own) found.add(upload)
      }
      await turn()
    }
  }
  return { ids: [...found].slice(0, MAX_FOUND), titles, isComplete: isComplete && found.size <= MAX_FOUND }
}

type Document = Record<string, unknown>

/** What is stored of each document in every language: its newest version first. */
async function readStates(
  { payload }: PayloadRequest,
  config: SanitizedCollectionConfig,
  ids: readonly number[],
): Promise<Map<number, Document[]>> {
  const states = new Map<number, Document[]>()
  if (ids.length === 0) return states
  const all = { collection: config.slug as CollectionSlug, limit: 0, pagination: false }
  const { docs } = await payload.db.find<Document & { id: number }>({ ...all, where: { id: { in: [...ids] } } })
  for (const document of docs) states.set(document.id, [document])
  if (!hasDrafts(config)) return states
  const newest = await payload.db.findVersions<Document>({
    ...all,
    where: { and: [{ latest: { equals: true } }, { parent: { in: [...ids] } }] },
  })
  for (const { parent, version } of newest.docs) states.get(Number(parent))?.unshift(version)
  return states
}

function uploadsIn(
  { payload }: PayloadRequest,
  { flattenedFields }: SanitizedCollectionConfig,
  document: Document,
  target: string,
): number[] {
  const found: number[] = []
  new ReferenceWalk(payload, ({ collection, id }) => {
    if (collection === target) found.push(id)
  }).document(flattenedFields, document)
  return found
}

/** What staff search for in a list of uploads is found where they are used, too. */
export const searchByUse: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'read' || !('where' in args) || !hasRole(req.user, ...staffRoles)) return args
  const { where } = args
  const fields = collection.admin.listSearchableFields ?? []
  const term = searchedText(where, fields)?.trim() ?? ''
  if (!where || term.length < MIN_TERM) return args
  const { ids } = await findUsedOn(req, collection.slug, term)
  return ids.length > 0 ? { ...args, where: addToSearch(where, fields, { id: { in: ids } }) } : args
}
