/** What the commands about backups read of a site: its uploads, and where they lie. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { bucketStore, folderStore, type Store } from '../../src/features/backups'
import type { Settings } from '../../src/server/settings'

export const uploadsOfSite = ({ dataDir, s3 }: Settings): Store =>
  s3 ? bucketStore(s3, '') : folderStore(join(dataDir, 'uploads'))

/** Where the uploads of each collection lie. A bucket may hold other things: only the program knows which are its own. */
export async function uploadFolders(settings: Settings): Promise<string[]> {
  if (settings.s3) return (await import('./content')).uploadSlugs(settings)
  const entries = await readdir(join(settings.dataDir, 'uploads'), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}
