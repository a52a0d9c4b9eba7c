import { entriesIn, findEntry, sealForReading, verifyEntry } from '../../src/features/backups'
import { errorMessage } from '../../src/platform/errors'
import { readSettings } from '../../src/server/settings'
import { type Command, CommandError } from './command'
import { inOneLine, readingFrom } from './siteParts'

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
        const { how, errors } = await step(`Verifying ${entry.id}`, (report) => verifyEntry(from, entry, seal, report))
        for (const error of errors) print(`  ${error}`)
        if (how === 'present') print('  It is encrypted, and no key was given: only missing files were looked for.')
        if (!given.flag('rehearse') || errors.length > 0) {
          results.push({ entry: entry.id, how, errors })
          continue
        }
        if (how === 'present') throw new CommandError('Without its key a restore cannot be rehearsed.')
        const { rehearseRestore } = await import('./rehearse')
        const failed = await step('Restoring it beside the site', (report) =>
          rehearseRestore(from, entry, seal, settings, report),
        ).then(
          () => [],
          (error: unknown) => [errorMessage(error)],
        )
        for (const error of failed) print(`  ${error}`)
        results.push({ entry: entry.id, how: failed.length > 0 ? how : 'restored', errors: failed })
      }
      const [error] = results.flatMap(({ errors }) => errors)
      return { ok: error === undefined, ...(error === undefined ? {} : { error }), entries: results }
    })
  },
}
