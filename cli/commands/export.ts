/** `export`: articles or dealers as a file (docs/imports.md). */
import { exportToFile } from '../../src/features/imports'
import { type Command, UsageError } from './command'
import { withContent } from './content'
import { formatOf, kinds, targetIn } from './importTarget'

export const exportFile: Command = {
  usage: `npm run site -- export ${kinds} [--out <file.csv|file.xlsx>]

Writes all of them, published or not, in the shape that \`import\` reads. An existing file is not overwritten.`,
  takesWords: true,
  options: { out: { type: 'string' } },
  async run(given, { print, step }) {
    const target = targetIn(given.positionals)
    if (given.positionals.length !== 1) throw new UsageError('Name the file with --out.')
    const file = given.text('out') ?? `${target.name}-${new Date().toISOString().slice(0, 10)}.csv`
    const format = formatOf(file)
    const rows = await withContent((payload) =>
      step('Writing', () => exportToFile(payload, { target, format, path: file })),
    )
    print(`${rows} ${target.name} are in ${file}.`)
    return { ok: true, rows, file }
  },
}
