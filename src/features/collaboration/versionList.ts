/** The versions of a document with their authors. */
import type { PayloadRequest } from 'payload'
import type { BackgroundKind } from '../../cms/background'
import { translateFor } from '../../cms/messages'
import { momentIn, textIn } from '../../cms/rows'
import type { Target } from './documents'
import { backgroundNames } from './messages'
import { collectionWriter, readRecord } from './record'
import { refusedSavesOf } from './refused'

export interface ListedVersion {
  id: number | string
  at: number
  who: string
  status: 'published' | 'draft' | 'refused'
}

export interface VersionPage {
  versions: ListedVersion[]
  page: number
  pages: number
}

const PAGE_SIZE = 25

interface Stored {
  id: number | string
  createdAt: string
  updatedAt: string
  version: { _status?: string }
}

/** Names of users, and of what the program does by itself. */
export const authorsOf = (
  req: PayloadRequest,
  { names, background }: { names: readonly string[]; background?: BackgroundKind | undefined },
): string => [...names, ...(background ? [translateFor(req, backgroundNames[background])] : [])].join(', ')

/** One page of them, the newest first. Undefined where the user may not read versions. */
export async function listVersions(
  req: PayloadRequest,
  target: Target,
  page: number,
): Promise<VersionPage | undefined> {
  const options = {
    depth: 0,
    limit: PAGE_SIZE,
    page,
    sort: '-updatedAt',
    overrideAccess: false,
    select: { createdAt: true, updatedAt: true, version: { _status: true } },
    req,
  }
  const reading =
    target.id === undefined
      ? req.payload.findGlobalVersions({ slug: target.slug, ...options } as never)
      : req.payload.findVersions({
          collection: target.slug,
          where: { parent: { equals: target.id } },
          ...options,
        } as never)
  const found = (await reading.catch(() => undefined)) as { docs: Stored[]; totalPages: number } | undefined
  if (!found) return undefined
  const record = await readRecord(req, target.key)
  const pastPayload = await collectionWriter(req, target.slug)
  const refused = new Map((await refusedSavesOf(req, target.key)).map((save) => [String(save.version), save]))
  const versions = found.docs.map(({ id, updatedAt, version }): ListedVersion => {
    const save = refused.get(String(id))
    if (save) return { id, at: save.at, who: save.userName, status: 'refused' }
    const authors = record.versions[String(id)]
    return {
      id,
      at: momentIn(textIn(updatedAt)),
      who: authorsOf(req, authors ?? { names: [], background: pastPayload?.background }),
      status: version._status === 'published' ? 'published' : 'draft',
    }
  })
  return { versions, page, pages: found.totalPages }
}
