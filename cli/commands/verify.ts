import {
  type BackupEntry,
  entriesIn,
  findEntry,
  type Seal,
  type Store,
  sealForReading,
  verifyEntry,
} from '../../src/features/backups'
import { errorMessage } from '../../src/platform/errors'
import { readSettings, type Settings } from '../../src/server/settings'
import { type Command, CommandError, type Output } from './command'
import { inOneLine, readingFrom } from './siteParts'

async function rehearsed(store: Store, entry: BackupEntry, seal: Seal, settings: Settings, step: Output['step']) {
  const { rehearseRestore } = await import('./rehearse')
  try {
    await step('Restoring it beside the site', (report) => rehearseRestore(store, entry, seal, settings, report))
    return { how: 'restored', errors: [] }
  } catch (error) {
    return { how: 'read', errors: [errorMessage(error)] }
  }
}

export const verify: Command = {
  usage: `npm run site -- verify [--from <place>] [--entry <id> | --all] [--rehearse] [--identity <file>]

--from      where backups lie: a folder, s3://bucket/folder, or a file ….tar; BACKUP_TO otherwise
--entry     which one; the newest otherwise
--all       each of them
--rehearse  restores its rows as well, into a database of its own that is removed again, and compares them
--identity  file with the age key of an encrypted backup; BACKUP_PASSPHRASE in the environment otherwise. Without either
            only missing files of an encrypted one are found`,
  options: {
    from: { type: 'string' },
    entry: { type: 'string' },
    all: { type: 'boolean', default: false },
    rehearse: { type: 'boolean', default: false },
    identity: { type: 'string' },
  },
  async run(given, { print, step }) {
    const settings = readSettings(process.env)
    const { from, keys } = await readingFrom(given, settings)
    return inOneLine(async () => {
      const seal = await sealForReading(from, keys)
      const entries = given.flag('all') ? await entriesIn(from) : [await findEntry(from, given.text('entry'))]
      const results = []
      for (const entry of entries) {
        const verified = await step(`Verifying ${entry.id}`, (report) => verifyEntry(from, entry, seal, report))
        if (verified.how === 'present')
          print('  It is encrypted, and no key was given: only missing files were looked for.')
        const isRehearsed = given.flag('rehearse') && verified.errors.length === 0
        if (isRehearsed && verified.how === 'present')
          throw new CommandError('Without its key a restore cannot be rehearsed.')
        const { how, errors } = isRehearsed ? await rehearsed(from, entry, seal, settings, step) : verified
        for (const error of errors) print(`  ${error}`)
        results.push({ entry: entry.id, how, errors })
      }
      const [error] = results.flatMap(({ errors }) => errors)
      return { ok: error === undefined, ...(error === undefined ? {} : { error }), entries: results }
    })
  },
}
