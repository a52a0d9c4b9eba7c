/** The site's content for commands: Payload with the whole program, which takes a second and 200 MB to load. */
import { type BasePayload, getPayload } from 'payload'
import { closeContent } from '../../src/cms/connections'
import type { BackupEntry } from '../../src/features/backups'
import { createLog, type Log, withoutLog } from '../../src/server/log'
import { migrate, migrateTo } from '../../src/server/migrate'
import { payloadConfig } from '../../src/server/payloadConfig'
import { readSettings, type Settings } from '../../src/server/settings'

/** Standard output belongs to the command's result: warnings and errors of the program go to standard error. */
function commandLog({ logLevel }: Pick<Settings, 'logLevel'>): Log {
  return createLog({ logLevel: logLevel === 'info' ? 'warn' : logLevel }, process.stderr)
}

/** `key`: several databases may be opened in one process. */
async function withPayload<Result>(
  settings: Settings,
  key: string,
  work: (payload: BasePayload) => Promise<Result>,
): Promise<Result> {
  const log = commandLog(settings)
  const payload = await withoutLog(log, () => getPayload({ config: payloadConfig(settings, log), key }))
  try {
    return await work(payload)
  } finally {
    await closeContent(payload)
  }
}

/** The site's content, migrated to this program's schema, until `work` has ended. `migrated`: what that took. */
export async function withContent<Result>(
  work: (payload: BasePayload, settings: Settings, migrated: readonly string[]) => Promise<Result>,
  settings = readSettings(process.env),
): Promise<Result> {
  return withPayload(settings, 'site', async (payload) => {
    const migrated = await migrate(payload, settings.databaseUrl, undefined, process.stderr)
    return work(payload, settings, migrated)
  })
}

/** Brings the site's database to the schema of what it will be filled with. */
export const prepareSchema = (settings: Settings, of: Pick<BackupEntry, 'dialect' | 'migrations'>): Promise<void> =>
  withPayload(settings, settings.databaseUrl, (payload) => migrateTo(payload, settings.databaseUrl, of))

/** Runs the migrations that came after what the database was filled with. */
export const finishSchema = (settings: Settings): Promise<string[]> =>
  withPayload(settings, `${settings.databaseUrl} filled`, (payload) =>
    migrate(payload, settings.databaseUrl, undefined, process.stderr),
  )

/** Slugs of the collections with uploads: the folders below `uploads`, and in the bucket. */
export async function uploadSlugs(settings: Settings): Promise<string[]> {
  const { collections } = await payloadConfig(settings)
  return collections.filter(({ upload }) => upload).map(({ slug }) => slug)
}
