/** `postcodes`: fills the table of postcodes from a public register (docs/dealers.md). */
import { readFile } from 'node:fs/promises'
import { RegisterError, readRegister, replacePostcodes } from '../../src/features/dealers'
import { type Command, CommandError, UsageError } from './command'
import { withContent } from './content'

function read(bytes: Uint8Array) {
  try {
    return readRegister(bytes)
  } catch (error) {
    throw error instanceof RegisterError ? new CommandError(error.message) : error
  }
}

export const postcodes: Command = {
  usage: `npm run site -- postcodes <file>

The file is the register of GeoNames or Posten, or CSV with the columns postcode and place.`,
  takesWords: true,
  options: {},
  async run({ positionals }, { print }) {
    const [file] = positionals
    if (positionals.length !== 1 || !file) throw new UsageError('Name the file.')
    const places = read(await readFile(file))
    const stored = await withContent((payload) => replacePostcodes(payload, places))
    const { rows, unplaced } = stored
    print(`${rows} postcodes are stored${unplaced ? `, ${unplaced} of them without a position` : ''}.`)
    return { ok: true, ...stored }
  },
}
