/** Background work: versions of pictures that are new or were cropped anew; removes those of pictures that are gone. */
import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onChange } from '../../cms/changes'
import type { Media } from '../../cms/types'
import { AVIF_ENDING, avifVersion, mayHaveAvif, NONE_ENDING, sourceOfAvif } from '../../cms/uploads/avifVersions'
import { type PictureSize, sizesOf } from '../../cms/uploads/sizesOf'
import { MEDIA } from '../../cms/uploads/slugs'
import { startRunnerTask } from '../../platform/runnerTask'
import { declaredIn } from '../../web/declared'
import type { Runtime } from '../../web/feature'
import { encodeAvif } from './encodeAvif'

/** Milliseconds between checks; a picture that is saved is seen at once. */
const INTERVAL = 60 * 60_000
/** Pictures read at a time. */
const AT_ONCE = 50
/** A version is kept only if it has fewer bytes than this share of its WebP size. */
const WORTH_SENDING = 0.95

interface Work extends Pick<Runtime, 'payload' | 'readUpload' | 'log'> {
  /** Folder of the versions. */
  folder: string
  /** Folder of the pictures. */
  uploads: string
  signal: AbortSignal
}

type Picture = Pick<Media, 'id' | 'filename' | 'sizes' | 'updatedAt'>

interface MissingVersion extends Omit<PictureSize, 'filename'> {
  /** Its file, without the ending. */
  path: string
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

async function missingVersions(picture: Picture, { folder, uploads }: Work): Promise<MissingVersion[]> {
  const missing: MissingVersion[] = []
  for (const { filename, ...size } of sizesOf(picture)) {
    const version = mayHaveAvif(filename) && (await avifVersion(uploads, filename))
    if (!version) continue
    const path = join(folder, version)
    if ((await exists(path + AVIF_ENDING)) || (await exists(path + NONE_ENDING))) continue
    missing.push({ path, ...size })
  }
  return missing
}

/** Under a name of its own until it is whole: what is half written is never sent. */
async function write(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.unfinished`
  await writeFile(unfinished, bytes)
  await rename(unfinished, path)
}

/** Returns whether it made any. */
async function makeVersions(picture: Picture, work: Work): Promise<boolean> {
  const { filename } = picture
  const missing = await missingVersions(picture, work)
  if (!filename || missing.length === 0) return false
  const before = await avifVersion(work.uploads, filename)
  const outputs = await encodeAvif(await work.readUpload(MEDIA, filename), missing, work.signal)
  // Cropped meanwhile: the change has woken the next round.
  if ((await avifVersion(work.uploads, filename)) !== before) return false
  for (const [at, { path, bytes }] of missing.entries()) {
    const output = outputs[at]
    if (output && output.length < bytes * WORTH_SENDING) await write(path + AVIF_ENDING, output)
    else await write(path + NONE_ENDING, new Uint8Array())
  }
  return true
}

async function removeStale({ folder, uploads }: Work): Promise<void> {
  for (const name of await readdir(folder)) {
    const source = sourceOfAvif(name)
    const version = source && (await avifVersion(uploads, source))
    if (!version || !name.startsWith(`${version}.`)) await rm(join(folder, name), { force: true })
  }
}

/** Those changed since that moment, in the bin too: they may come back. */
async function* changedPictures({ payload }: Work, since: string): AsyncGenerator<Picture> {
  let last = 0
  for (;;) {
    const { docs } = await payload.db.find<Picture>({
      collection: MEDIA,
      where: { and: [{ id: { greater_than: last } }, { updatedAt: { greater_than_equal: since } }] },
      sort: 'id',
      limit: AT_ONCE,
      pagination: false,
      select: { filename: true, sizes: true, updatedAt: true },
    })
    yield* docs
    const end = docs.at(-1)
    if (!end) return
    last = end.id
  }
}

/** Makes all versions that lack. Returns the moment of the last change that it has seen. */
async function makeMissing(work: Work, since: string): Promise<string> {
  await mkdir(work.folder, { recursive: true })
  await removeStale(work)
  let [seen, made] = [since, 0]
  for await (const picture of changedPictures(work, since)) {
    if (work.signal.aborted) return since
    try {
      if (await makeVersions(picture, work)) made++
    } catch (error) {
      if (work.signal.aborted) return since
      // The others get theirs; this one is tried again after the next start.
      work.log.warn({ err: error, picture: picture.id }, 'a picture got no AVIF version')
    }
    if (picture.updatedAt > seen) seen = picture.updatedAt
  }
  if (made > 0) work.log.info({ pictures: made }, 'AVIF versions of pictures were made')
  return seen
}

export async function startMakingVersions(runtime: Runtime): Promise<() => Promise<void>> {
  const { payload } = runtime
  const { avifFolder: folder } = declaredIn(payload)
  if (!folder) return async () => {}
  const uploads = payload.collections[MEDIA].config.upload.staticDir ?? ''
  let seen = new Date(0).toISOString()
  const { wake, stop } = startRunnerTask(
    {
      name: 'avif',
      advisoryKey: 7_246_099,
      interval: INTERVAL,
      failure: 'making AVIF versions of pictures failed',
      async work(_, signal) {
        seen = await makeMissing({ ...runtime, folder, uploads, signal }, seen)
      },
    },
    runtime,
  )
  // After the commit: the files are written by then.
  const unsubscribe = onChange((tags) => {
    if (tags.includes(MEDIA)) wake()
  })
  return async () => {
    unsubscribe()
    await stop()
  }
}
