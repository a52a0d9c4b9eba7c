/**
 * `npm run site -- <command>`, and `merkevei <command>` in the container: what the operator does beside the running
 * site (docs/operations.md#the-operators-command). Built with the site.
 *
 * Exit codes: 0 done, 1 failed or something is wrong, 2 wrong arguments.
 */
import { parseArgs } from 'node:util'
import { step } from '../scripts/progress.mjs'
import { type Arguments, type Command, type Output, UsageError } from './commands/command'
import { commands } from './commands/list'
import { failureText } from './failureText'

const help = () => `npm run site -- <command> [options]

${commands.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`).join('\n')}

npm run site -- <command> --help    what a command takes
--json                              the result as one JSON object on standard output; all else on standard error
Settings come from the environment, as for the site (README.md#configuration).`

const everywhere = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

function read(command: Command, args: string[]): Arguments & { help: boolean } {
  try {
    const parsed = parseArgs({
      args,
      allowPositionals: true,
      options: { ...command.options, ...everywhere },
    })
    const [word] = parsed.positionals
    if (word !== undefined && !command.takesWords) throw new UsageError(`“${word}” is no option of this command.`)
    const values: Readonly<Record<string, unknown>> = parsed.values
    return {
      positionals: parsed.positionals,
      text: (option) => {
        const value = values[option]
        return typeof value === 'string' ? value : undefined
      },
      flag: (option) => values[option] === true,
      help: values.help === true,
    }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function outputTo(stream: NodeJS.WriteStream): Output {
  return {
    print: (line) => void stream.write(`${line}\n`),
    step: (name, work) => step(name, work, stream),
  }
}

async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(`${help()}\n`)
    return name === undefined ? 2 : 0
  }
  const listed = commands.find((one) => one.name === name)
  if (!listed) {
    process.stderr.write(`There is no command “${name}”.\n\n${help()}\n`)
    return 2
  }
  const isJson = args.includes('--json')
  const command = await listed.load()
  try {
    const given = read(command, args)
    if (given.help) {
      process.stdout.write(`${listed.summary}\n\n${command.usage}\n`)
      return 0
    }
    const result = await command.run(given, outputTo(isJson ? process.stderr : process.stdout))
    if (isJson) process.stdout.write(`${JSON.stringify(result)}\n`)
    return result.ok ? 0 : 1
  } catch (error) {
    const isUsage = error instanceof UsageError
    const text = failureText(error)
    if (isJson) process.stdout.write(`${JSON.stringify({ ok: false, error: text })}\n`)
    process.stderr.write(`${text}\n${isUsage ? `\n${command.usage}\n` : ''}`)
    return isUsage ? 2 : 1
  }
}

// As of the site itself: what it stores is for its own user.
process.umask(0o077)
// Payload keeps connections and timers that would hold the process.
void main(process.argv.slice(2)).then((code) => process.exit(code))
