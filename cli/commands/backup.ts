import { resolve } from 'node:path'
import { version } from '../../package.json'
import {
  backUp,
  entriesIn,
  isArchive,
  openDatabase,
  openStore,
  readKeep,
  type Store,
  withNewArchive,
} from '../../src/features/backups'
import { formatBytes } from '../../src/lib/formatBytes'
import { readSettings, type Settings } from '../../src/server/settings'
import { type Arguments, type Command, type CommandResult, type Output, UsageError } from './command'
import { inOneLine, uploadFolders, uploadsOfSite } from './siteParts'

function placeOf(given: Arguments, { backup }: Settings): string {
  const place = given.text('to') ?? backup.to
  if (!place) throw new UsageError('Say where to: --to <folder, s3://bucket/folder or file.tar>, or BACKUP_TO.')
  return place
}

async function list(to: Store, { print }: Output): Promise<CommandResult> {
  const entries = await entriesIn(to)
  for (const { id, site, rows, uploads, bytes, sealedFor } of entries)
    print(
      `${id}  ${site}: ${rows} rows, ${uploads} uploads, ${formatBytes(bytes, 'en')}${sealedFor ? ', encrypted' : ''}`,
    )
  if (entries.length === 0) print(`There is no backup in ${to.name}.`)
  return { ok: true, entries }
}

function keepIn(given: Arguments, { backup }: Settings) {
  const keepOption = given.text('keep')
  const keep = keepOption === undefined ? backup.keep : readKeep(keepOption)
  if (!keep) throw new UsageError('--keep is three numbers: days, weeks and months, such as 7,4,12.')
  return keep
}

const recipientOf = (given: Arguments) => {
  const recipient = given.text('recipient')
  return recipient === undefined ? {} : { recipient, passphrase: undefined }
}

async function make(given: Arguments, settings: Settings, to: Store, { print, step }: Output): Promise<CommandResult> {
  const keep = keepIn(given, settings)
  const database = await openDatabase(settings.databaseUrl)
  try {
    const { entry, removed } = await step('Backing up', async (report) =>
      backUp({
        database,
        uploads: uploadsOfSite(settings),
        uploadFolders: await uploadFolders(settings),
        site: settings.siteUrl,
        secret: settings.secret,
        version,
        to,
        keys: { ...settings.backup.keys, ...recipientOf(given) },
        keep,
        mayLackUploads: given.flag('no-uploads'),
        now: Date.now(),
        report,
      }),
    )
    const { rows, uploads, bytes, addedBytes, sealedFor } = entry
    print(`${rows} rows of ${entry.tables} tables and ${uploads} uploads${sealedFor ? ', encrypted' : ''}:`)
    print(`${formatBytes(bytes, 'en')}, of which ${formatBytes(addedBytes, 'en')} are new.`)
    print(`Restore it with: npm run site -- restore --from ${to.name} --entry ${entry.id}`)
    if (removed.length > 0) print(`Older backups removed: ${removed.length}.`)
    return { ok: true, entry, removed, place: to.name }
  } finally {
    await database.close()
  }
}

export const backup: Command = {
  usage: `npm run site -- backup [--to <place>] [--keep 7,4,12] [--recipient age1…]
npm run site -- backup --list [--to <place>]

--to         a folder, s3://bucket/folder, or a new file ….tar; BACKUP_TO otherwise. In a folder or a bucket a backup
             writes only what earlier ones there do not have; a file holds one backup whole
--keep       how many days, weeks and months have one; BACKUP_KEEP otherwise. Older ones are removed;
             those of the last 24 hours never
--recipient  encrypts it for the holder of this age key; BACKUP_RECIPIENT otherwise
--list       shows the backups that are there
--no-uploads takes it for right that there are none although the last backup has some
BACKUP_PASSPHRASE in the environment encrypts it by a passphrase. Buckets take S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID
and S3_SECRET_ACCESS_KEY.`,
  options: {
    to: { type: 'string' },
    keep: { type: 'string' },
    recipient: { type: 'string' },
    list: { type: 'boolean', default: false },
    'no-uploads': { type: 'boolean', default: false },
  },
  async run(given, output) {
    const settings = readSettings(process.env)
    const place = placeOf(given, settings)
    return inOneLine(async () => {
      if (given.flag('list')) return list(openStore(place, settings.backup.bucketAccess), output)
      const into = (to: Store) => make(given, settings, to, output)
      return isArchive(place)
        ? withNewArchive(resolve(place), into)
        : into(openStore(place, settings.backup.bucketAccess))
    })
  },
}
