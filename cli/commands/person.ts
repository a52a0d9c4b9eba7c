/** `person`: everything that is stored about a person, as a file or erased (docs/privacy.md). */
import type { BasePayload } from 'payload'
import { vacuumIfDue } from '../../src/cms/vacuum'
import {
  erasePerson,
  exportName,
  exportPerson,
  findPerson,
  personHash,
  readPerson,
  recordAccess,
} from '../../src/features/privacy'
import { writeNewFile } from '../../src/platform/newFile'
import type { Person } from '../../src/web/personalData'
import { type Arguments, type Command, type CommandResult, type Output, UsageError } from './command'
import { confirmed } from './confirm'
import { withContent } from './content'

const usage = `npm run site -- person export --email a@b.no --mobile +4741234567 [--out file.zip]
npm run site -- person erase --email a@b.no --mobile +4741234567 [--yes]

One of --email and --mobile is enough. A number without a country code is Norwegian.`

const errors = {
  missing: 'Name the person: --email, --mobile, or both.',
  email: 'This is not an e-mail address.',
  mobile: 'This is not a phone number.',
}

function readArguments({ positionals, text }: Arguments) {
  const [step] = positionals
  if (positionals.length !== 1 || (step !== 'export' && step !== 'erase'))
    throw new UsageError('Say what to do: export or erase.')
  const person = readPerson({ email: text('email'), mobile: text('mobile') })
  if ('error' in person) throw new UsageError(errors[person.error])
  return { step, person } as const
}

async function erase(payload: BasePayload, person: Person, now: number, { print }: Output) {
  const erased = await erasePerson(payload, person, { now })
  for (const { kind, erased: count, left } of erased) {
    print(`${kind.name.en}: ${count} erased${left > 0 ? `, ${left} left` : ''}`)
    if (kind.ofPerson?.leaves) print(`  ${kind.ofPerson.leaves.en}`)
  }
  if ((await vacuumIfDue(payload, now, { wait: false }).catch(() => 'later')) === 'later')
    print('The running site removes what erasing left in the database file, within a day.')
  if (erased.some(({ left }) => left > 0)) print('What is left was being sent, or is protected. Repeat it in a minute.')
  return erased.map(({ kind, erased: count, left }) => ({ kind: kind.name.en, erased: count, left }))
}

async function run(given: Arguments, output: Output): Promise<CommandResult> {
  const { step, person } = readArguments(given)
  return withContent(async (payload) => {
    const now = Date.now()
    const found = (await findPerson(payload, person, 'en')).map(({ kind, rows, files = [] }) => ({
      kind: kind.name.en,
      rows: rows.length,
      files: files.length,
    }))
    for (const { kind, rows, files } of found) output.print(`${kind}: ${rows}${files > 0 ? `, ${files} files` : ''}`)
    if (found.length === 0) output.print('Nothing is stored under this address and number.')
    if (step === 'erase' && !given.flag('yes') && !(await confirmed('ERASE', 'This cannot be undone.'))) {
      output.print('Nothing was erased.')
      return { ok: true, found, erased: [] }
    }
    const action = step === 'erase' ? 'personErased' : 'personExported'
    await recordAccess(payload, undefined, { action, person: personHash(payload, person) }, now)
    if (step === 'erase') return { ok: true, found, erased: await erase(payload, person, now, output) }
    const file = given.text('out') ?? exportName('en', now)
    await writeNewFile(file, exportPerson(payload, person, { locale: 'nb', now }))
    output.print(`Written to ${file}.`)
    return { ok: true, found, file }
  })
}

export const person: Command = {
  usage,
  takesWords: true,
  options: {
    email: { type: 'string' },
    mobile: { type: 'string' },
    out: { type: 'string' },
    yes: { type: 'boolean' },
  },
  run,
}
