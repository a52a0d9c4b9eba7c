/**
 * `npm run postcodes -- <file>`: fills the table of postcodes from a public register (docs/dealers.md). Built with the
 * site; works on the database that the site works on.
 */
import { readFileSync } from 'node:fs'
import { getPayload } from 'payload'
import { closeContent } from '../src/cms/connections'
import { RegisterError, readRegister } from '../src/features/dealers/postcodes/readRegister'
import { replacePostcodes } from '../src/features/dealers/postcodes/replace'
import { migrate } from '../src/server/migrate'
import { payloadConfig } from '../src/server/payloadConfig'
import { readSettings, SettingsError } from '../src/server/settings'

async function run(file: string | undefined): Promise<void> {
  if (!file) throw new RegisterError('Name the file: npm run postcodes -- <file.csv|.txt>')
  const places = readRegister(readFileSync(file))
  const settings = readSettings(process.env)
  const payload = await getPayload({ config: payloadConfig(settings) })
  try {
    await migrate(payload, settings.databaseUrl)
    const { rows, unplaced } = await replacePostcodes(payload, places)
    process.stdout.write(`${rows} postcodes are stored${unplaced ? `, ${unplaced} of them without a position` : ''}.\n`)
  } finally {
    await closeContent(payload)
  }
}

run(process.argv[2]).then(
  () => process.exit(0),
  (error: unknown) => {
    const isPlain =
      error instanceof RegisterError || error instanceof SettingsError || (error as { code?: string }).code === 'ENOENT'
    process.stderr.write(`${isPlain ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`)
    process.exit(1)
  },
)
