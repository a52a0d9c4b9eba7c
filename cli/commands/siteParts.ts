/** What the commands about backups share. It loads no Payload: `content.ts` does. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  BackupError,
  bucketStore,
  folderStore,
  type Keys,
  openStore,
  RowError,
  SealError,
  type Store,
  StoreError,
} from '../../src/features/backups'
import type { Settings } from '../../src/server/settings'
import { type Arguments, CommandError, UsageError } from './command'

export const uploadsOfSite = ({ dataDir, s3 }: Settings): Store =>
  s3 ? bucketStore(s3, '') : folderStore(join(dataDir, 'uploads'))

/** Where the uploads of each collection lie. A bucket may hold other things: only the program knows which are its own. */
export async function uploadFolders(settings: Settings): Promise<string[]> {
  if (settings.s3) return (await import('./content')).uploadSlugs(settings)
  const entries = await readdir(join(settings.dataDir, 'uploads'), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

/** Where backups are read from, and with which keys. */
export async function readingFrom(given: Arguments, settings: Settings): Promise<{ from: Store; keys: Keys }> {
  const place = given.text('from') ?? settings.backup.to
  if (!place) throw new UsageError('Say where from: --from <folder, s3://bucket/folder or file.tar>, or BACKUP_TO.')
  const file = given.text('identity')
  const identity = file && /AGE-SECRET-KEY-\S+/.exec(await readFile(file, 'utf8'))?.[0]
  if (file && !identity) throw new UsageError(`${file} holds no AGE-SECRET-KEY-1….`)
  return {
    from: openStore(place, settings.backup.bucketAccess),
    keys: identity ? { identity } : { passphrase: settings.backup.keys.passphrase },
  }
}

/** An error that the operator can do something about, without its place in the code. */
export async function inOneLine<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const kinds = [BackupError, RowError, SealError, StoreError]
    throw kinds.some((kind) => error instanceof kind) ? new CommandError((error as Error).message) : error
  }
}
