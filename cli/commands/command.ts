/** What the operator's commands have in common (docs/operations.md#the-operators-command). */
import type { ParseArgsConfig } from 'node:util'

/** Wrong arguments: printed with the command's usage; exit code 2. */
export class UsageError extends Error {}

/** What prevents the command, in one line for the operator; exit code 1. */
export class CommandError extends Error {}

export interface Output {
  print(line: string): void
  /** Shows that something goes on, and how long it took. */
  step<Result>(name: string, work: (report: (detail: string) => void) => Promise<Result>): Promise<Result>
}

/** What the operator typed behind the command's name. */
export interface Arguments {
  positionals: readonly string[]
  text(option: string): string | undefined
  flag(option: string): boolean
}

/** What `--json` prints; `ok: false` ends with exit code 1. */
export interface CommandResult {
  ok: boolean
  [fact: string]: unknown
}

export interface Command {
  /** What `<command> --help` prints. */
  usage: string
  options: NonNullable<ParseArgsConfig['options']>
  /** Words without dashes are refused unless the command takes some. */
  takesWords?: true
  run(given: Arguments, output: Output): Promise<CommandResult>
}
