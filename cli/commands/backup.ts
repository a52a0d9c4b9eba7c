import { version } from '../../package.json'
import { backUp, entriesIn, openDatabase, openStore, readKeep } from '../../src/features/backups'
import { formatBytes } from '../../src/lib/formatBytes'
import { readSettings, type Settings } from '../../src/server/settings'
import { type Command, type Given, UsageError } from './command'
import { inOneLine, uploadFolders, uploadsOfSite } from './siteParts'

function placeOf(given: Given, { backup }: Settings): string {
  const place = given.text('to') ?? backup.to
  if (!place) throw new UsageError('Say where to: --to <folder or s3://bucket/folder>, or BACKUP_TO.')
  return place
}

export const backup: Command = {
  usage: `npm run site -- backup [--to <folder or s3://bucket/folder>] [--keep 7,4,12] [--recipient age1…]
npm run site -- backup --list [--to …]

--to         where backups lie; BACKUP_TO otherwise. A backup writes only what earlier ones there do not have
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
    const to = openStore(placeOf(given, settings), settings.backup.bucketAccess)
    if (given.flag('list')) {
      const entries = await inOneLine(() => entriesIn(to))
      for (const { id, site, rows, uploads, bytes, sealedFor } of entries)
        output.print(
          `${id}  ${site}: ${rows} rows, ${uploads} uploads, ${formatBytes(bytes, 'en')}${sealedFor ? ', encrypted' : ''}`,
        )
      if (entries.length === 0) output.print(`There is no backup in ${to.name}.`)
      return { ok: true, entries }
    }
    const keepOption = given.text('keep')
    const keep = keepOption === undefined ? settings.backup.keep : readKeep(keepOption)
    if (!keep) throw new UsageError('--keep is three numbers: days, weeks and months, such as 7,4,12.')
    return inOneLine(async () => {
      const database = await openDatabase(settings.databaseUrl)
      try {
        const { entry, removed } = await output.step('Backing up', async (report) =>
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
        output.print(`${rows} rows of ${entry.tables} tables and ${uploads} uploads${sealedFor ? ', encrypted' : ''}:`)
        output.print(`${formatBytes(bytes, 'en')}, of which ${formatBytes(addedBytes, 'en')} are new.`)
        output.print(`Restore it with: npm run site -- restore --from ${to.name} --entry ${entry.id}`)
        if (removed.length > 0) output.print(`Older backups removed: ${removed.length}.`)
        return { ok: true, entry, removed, place: to.name }
      } finally {
        await database.close()
      }
    })
  },
}

const recipientOf = (given: Given) => {
  const recipient = given.text('recipient')
  return recipient === undefined ? {} : { recipient, passphrase: undefined }
}
