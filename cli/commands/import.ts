/** `import`: articles or dealers from a file (docs/imports.md). */
import { access } from 'node:fs/promises'
import type { BasePayload } from 'payload'
import {
  carryOutImport,
  discardImport,
  type ImportTarget,
  type RefusedLine,
  readImport,
} from '../../src/features/imports'
import { type Arguments, type Command, CommandError, type CommandResult, type Output, UsageError } from './command'
import { withContent } from './content'
import { formatOf, kinds, targetIn } from './importTarget'

const english = (message: unknown) => (message as { en?: string } | null | undefined)?.en

function printFaulty({ print }: Output, faulty: readonly RefusedLine[]): void {
  for (const { line, errors } of faulty)
    for (const { column, message } of errors) print(`line ${line}${column ? `, ${column}` : ''}: ${message}`)
}

async function readAndRun(
  payload: BasePayload,
  { target, path, isDry }: { target: ImportTarget; path: string; isDry: boolean },
  output: Output,
): Promise<CommandResult> {
  const { print, step } = output
  const { found, faulty } = await step('Reading the file', () => readImport(payload, { path, target }))
  const { total, created, changed, unchanged, errors } = found
  const counts = { total, created, changed, unchanged, errors }
  const isOver = isDry || (found.state === 'ready' && created + changed === 0)
  if (isOver) await discardImport(payload, found)
  if (found.state === 'refused') {
    printFaulty(output, faulty)
    const error = english(found.error) ?? `${errors} of ${total} lines have errors.`
    print(`${error} Nothing was changed.`)
    return { ok: false, ...counts, error, lines: faulty }
  }
  print(`${total} lines: ${created} new, ${changed} changed, ${unchanged} the same.`)
  if (isOver) return { ok: true, ...counts }
  const ended = await step('Carrying it out', (report) =>
    carryOutImport(payload, found, (applied, steps) => report(`${applied} of ${steps}`)),
  )
  if (ended === 'busy') throw new CommandError('Another import of the same is under way. This one waits in the admin.')
  if (ended.state === 'done') return { ok: true, ...counts }
  throw new CommandError(
    ended.state === 'running'
      ? 'The site does not carry it out. Does it run? Its next start will.'
      : (english(ended.error) ?? 'The import stopped.'),
  )
}

export const importFile: Command = {
  usage: `npm run site -- import ${kinds} <file.csv|file.xlsx> [--dry-run]

Compares the file with what is stored, and has the running site carry it out, as Katalog → Importer of the admin does.
Where a line has an error, nothing is changed, and the lines with errors are printed.
--dry-run   says what would change, and changes nothing.`,
  takesWords: true,
  options: { 'dry-run': { type: 'boolean' } },
  async run(given: Arguments, output: Output) {
    const target = targetIn(given.positionals)
    const [, path] = given.positionals
    if (given.positionals.length !== 2 || !path) throw new UsageError('Name the file.')
    formatOf(path)
    await access(path)
    const isDry = given.flag('dry-run')
    return withContent((payload) => readAndRun(payload, { target, path, isDry }, output))
  },
}
