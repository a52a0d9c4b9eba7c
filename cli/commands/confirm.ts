/** Asks the operator before something is lost. */
import { createInterface } from 'node:readline/promises'
import { UsageError } from './command'

/** Whether the operator wrote `word`. Asked on standard error, since standard output may be JSON. */
export async function confirmed(word: string, what: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError('There is no terminal to ask at: add --yes.')
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const typed = await terminal.question(`${what} Write ${word} to go on: `)
  terminal.close()
  return typed.trim().toUpperCase() === word
}
