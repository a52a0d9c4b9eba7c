import { entriesIn, findEntry, sealForReading, verifyEntry } from '../../src/features/backups'
import { readSettings } from '../../src/server/settings'
import type { Command } from './command'
import { inOneLine, readingFrom } from './siteParts'

export const verify: Command = {
  usage: `npm run site -- verify [--from <folder or s3://bucket/folder>] [--entry <id> | --all] [--identity <file>]

--from      where backups lie; BACKUP_TO otherwise
--entry     which one; the newest otherwise
--all       each of them
--identity  file with the age key of an encrypted backup; BACKUP_PASSPHRASE in the environment otherwise. Without either
            only missing files of an encrypted one are found`,
  options: {
    from: { type: 'string' },
    entry: { type: 'string' },
    all: { type: 'boolean', default: false },
    identity: { type: 'string' },
  },
  async run(given, { print, step }) {
    const { from, keys } = await readingFrom(given, readSettings(process.env))
    return inOneLine(async () => {
      const seal = await sealForReading(from, keys)
      const entries = given.flag('all') ? await entriesIn(from) : [await findEntry(from, given.text('entry'))]
      const results = []
      for (const entry of entries) {
        const { how, errors } = await step(`Verifying ${entry.id}`, (report) => verifyEntry(from, entry, seal, report))
        for (const error of errors) print(`  ${error}`)
        if (how === 'present') print('  It is encrypted, and no key was given: only missing files were looked for.')
        results.push({ entry: entry.id, how, errors })
      }
      const [error] = results.flatMap(({ errors }) => errors)
      return { ok: error === undefined, ...(error === undefined ? {} : { error }), entries: results }
    })
  },
}
