/**
 * `npm run staff -- rescue --email a@b.no`: restores access for a user of the admin whom no other
 * administrator can help (docs/staff-accounts.md). Built with the site; works on the database that the site works on.
 */
import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import { closeContent } from '../src/cms/connections'
import { rescueAccount } from '../src/features/users'
import { migrate } from '../src/server/migrate'
import { payloadConfig } from '../src/server/payloadConfig'
import { readSettings, SettingsError } from '../src/server/settings'

const USAGE = `npm run staff -- rescue --email a@b.no
Removes the second step of the account, ends its sessions, and prints a link for a new password.`

class Usage extends Error {}

function readArguments(): { email: string } {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { email: { type: 'string' } } })
    if (positionals.length !== 1 || positionals[0] !== 'rescue' || !values.email) throw new Usage(USAGE)
    return { email: values.email }
  } catch (error) {
    if (error instanceof Usage) throw error
    throw new Usage(`${(error as Error).message}\n${USAGE}`)
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`)

async function run(): Promise<void> {
  const { email } = readArguments()
  const settings = readSettings(process.env)
  const payload = await getPayload({ config: payloadConfig(settings) })
  try {
    await migrate(payload, settings.databaseUrl)
    const rescued = await rescueAccount(payload, email, Date.now())
    if (!rescued) throw new Usage('There is no user of the admin with this address.')
    say(
      rescued.hadSecondStep
        ? 'The second step is removed, and all sessions have ended.'
        : 'All sessions have ended; there was no second step.',
    )
    say('Open this link within an hour and choose a new password. It works once:')
    say(rescued.link)
  } finally {
    await closeContent(payload)
  }
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    const { message, stack } = error as Error
    const isPlain = error instanceof Usage || error instanceof SettingsError
    process.stderr.write(`${isPlain ? message : (stack ?? String(error))}\n`)
    process.exit(1)
  },
)
