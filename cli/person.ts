/**
 * `npm run person -- export|erase --email a@b.no --mobile +47…`: everything about somebody, as a file or gone
 * (docs/privacy.md). Built with the site; works on the database that the site works on.
 */
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { type BasePayload, getPayload } from 'payload'
import { closeContent } from '../src/cms/connections'
import { clearRemains } from '../src/cms/remains'
import {
  erasePerson,
  exportName,
  exportPerson,
  findPerson,
  personHash,
  readPerson,
  recordAccess,
} from '../src/features/privacy'
import { migrate } from '../src/server/migrate'
import { payloadConfig } from '../src/server/payloadConfig'
import { readSettings, SettingsError } from '../src/server/settings'
import type { Person } from '../src/web/personalData'

const USAGE = `npm run person -- export --email a@b.no --mobile +4741234567 [--out file.zip]
npm run person -- erase --email a@b.no --mobile +4741234567 [--yes]
One of --email and --mobile is enough. A number without a country code is Norwegian.`

class Usage extends Error {}

const errors = {
  nobody: USAGE,
  email: 'This is not an e-mail address.',
  mobile: 'This is not a phone number.',
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        mobile: { type: 'string' },
        out: { type: 'string' },
        yes: { type: 'boolean', default: false },
      },
    })
    const [step] = positionals
    if (positionals.length !== 1 || (step !== 'export' && step !== 'erase')) throw new Usage(USAGE)
    const person = readPerson(values)
    if ('error' in person) throw new Usage(errors[person.error])
    return { step, person, out: values.out, yes: values.yes } as const
  } catch (error) {
    if (error instanceof Usage) throw error
    throw new Usage(`${(error as Error).message}\n${USAGE}`)
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`)

async function confirmed(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Usage('Nobody is there to be asked: add --yes.')
  const asked = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await asked.question('This cannot be undone. Write ERASE to go on: ')
  asked.close()
  return answer.trim().toUpperCase() === 'ERASE'
}

async function writeFile(payload: BasePayload, person: Person, out: string | undefined, now: number): Promise<void> {
  const path = out ?? exportName('en', now)
  // For nobody else on this machine, and never over something that is there.
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const piece of exportPerson(payload, person, { locale: 'nb', now })) await file.write(piece)
  } finally {
    await file.close()
  }
  say(`Written to ${path}.`)
}

async function erase(payload: BasePayload, person: Person, now: number): Promise<void> {
  const erased = await erasePerson(payload, person, { now })
  for (const { kind, erased: count, left } of erased) {
    say(`${kind.name.en}: ${count} erased${left > 0 ? `, ${left} left` : ''}`)
    if (kind.ofPerson?.leaves) say(`  ${kind.ofPerson.leaves.en}`)
  }
  if ((await clearRemains(payload, now, { wait: false }).catch(() => 'later')) === 'later')
    say('The running site removes what erasing left in the database file, within a day.')
  if (erased.some(({ left }) => left > 0)) say('What is left was being sent, or is protected. Ask again in a minute.')
}

async function run(): Promise<void> {
  const { step, person, out, yes } = readArguments()
  const settings = readSettings(process.env)
  const payload = await getPayload({ config: payloadConfig(settings) })
  try {
    await migrate(payload, settings.databaseUrl)
    const now = Date.now()
    const found = await findPerson(payload, person, 'en')
    for (const { kind, rows, files = [] } of found)
      say(`${kind.name.en}: ${rows.length}${files.length > 0 ? `, ${files.length} files` : ''}`)
    if (found.length === 0) say('Nothing is stored under this address and number.')
    if (step === 'erase' && !yes && !(await confirmed())) {
      say('Nothing was erased.')
      return
    }
    const action = step === 'erase' ? 'personErased' : 'personExported'
    await recordAccess(payload, undefined, { action, person: personHash(payload, person) }, now)
    if (step === 'export') await writeFile(payload, person, out, now)
    else await erase(payload, person, now)
  } finally {
    await closeContent(payload)
  }
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    const { code, message, stack } = error as Error & { code?: string }
    const isPlain = error instanceof Usage || error instanceof SettingsError || code === 'ENOENT' || code === 'EEXIST'
    process.stderr.write(`${isPlain ? message : (stack ?? String(error))}\n`)
    process.exit(1)
  },
)
