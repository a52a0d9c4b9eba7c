/** `user`: the accounts of the admin (docs/staff-accounts.md#from-the-command-line). */
import { z } from 'zod'
import { type Role, roles } from '../../src/cms/access/roles'
import { addUser, listUsers, removeUser, rescueAccount } from '../../src/features/users'
import { type Arguments, type Command, CommandError, type CommandResult, type Output, UsageError } from './command'
import { confirmed } from './confirm'
import { withContent } from './content'
import { tableLines } from './tableLines'

const usage = `npm run site -- user list
npm run site -- user add --email a@b.no --role ${roles.join('|')} [--name "Kari Nordmann"] [--dealer <number>]
npm run site -- user rescue --email a@b.no
npm run site -- user remove --email a@b.no [--yes]

add      prints a link at which the person chooses a password: once, within seven days.
         --dealer is the number of the dealer that a user of the role dealer belongs to.
rescue   removes the second step, ends all sessions, and prints a link for a new password: once, within an hour.
remove   deletes the account, except of the last administrator.`

const UNKNOWN = 'There is no user with this address.'

function emailIn({ text }: Arguments): string {
  const email = z.email().safeParse(text('email')?.trim())
  if (!email.success) throw new UsageError('Name the user: --email with an e-mail address.')
  return email.data.toLowerCase()
}

const isRole = (text: string | undefined): text is Role => roles.some((role) => role === text)

function newUserIn(given: Arguments) {
  const email = emailIn(given)
  const [role, dealer] = [given.text('role'), given.text('dealer')]
  if (!isRole(role)) throw new UsageError(`Name the role: --role with one of ${roles.join(', ')}.`)
  if (role === 'dealer' && !dealer) throw new UsageError('Name the dealer of the user: --dealer with its number.')
  if (role !== 'dealer' && dealer) throw new UsageError('Only a user of the role dealer belongs to a dealer.')
  const name = given.text('name')?.trim() || email.slice(0, email.indexOf('@'))
  return { email, role, name, ...(dealer ? { dealer } : {}) }
}

async function list(_: Arguments, { print }: Output): Promise<CommandResult> {
  const users = await withContent(listUsers)
  const rows = users.map(({ email, name, role, dealer, secondStep, invited }) => [
    email,
    name,
    dealer ? `${role} ${dealer}` : role,
    secondStep ? 'second step' : 'no second step',
    invited ? 'invited' : '',
  ])
  for (const line of tableLines(rows)) print(line)
  return { ok: true, users }
}

async function add(given: Arguments, { print }: Output): Promise<CommandResult> {
  const newUser = newUserIn(given)
  const added = await withContent((payload) => addUser(payload, newUser, Date.now()))
  if ('error' in added)
    throw new CommandError(
      added.error === 'taken' ? 'A user with this address exists.' : `There is no dealer number ${newUser.dealer}.`,
    )
  print('Give the person this link for choosing a password. It works once, within seven days:')
  print(added.link)
  return { ok: true, ...newUser, link: added.link }
}

async function rescue(given: Arguments, { print }: Output): Promise<CommandResult> {
  const email = emailIn(given)
  const rescued = await withContent((payload) => rescueAccount(payload, email, Date.now()))
  if (!rescued) throw new CommandError(UNKNOWN)
  print(
    rescued.hadSecondStep
      ? 'The second step is removed, and all sessions have ended.'
      : 'All sessions have ended; there was no second step.',
  )
  print('Open this link within an hour and choose a new password. It works once:')
  print(rescued.link)
  return { ok: true, email, ...rescued }
}

async function remove(given: Arguments, { print }: Output): Promise<CommandResult> {
  const email = emailIn(given)
  if (!given.flag('yes') && !(await confirmed('REMOVE', `The account of ${email} is deleted.`))) {
    print('Nothing was removed.')
    return { ok: true, email, removed: false }
  }
  const outcome = await withContent((payload) => removeUser(payload, email, Date.now()))
  if (outcome === 'unknown') throw new CommandError(UNKNOWN)
  if (outcome === 'lastAdministrator') throw new CommandError('No administrator would be left: nothing was removed.')
  print('The account is deleted, and its sessions have ended.')
  return { ok: true, email, removed: true }
}

const steps: Readonly<Record<string, (given: Arguments, output: Output) => Promise<CommandResult>>> = {
  list,
  add,
  rescue,
  remove,
}

export const user: Command = {
  usage,
  takesWords: true,
  options: {
    email: { type: 'string' },
    role: { type: 'string' },
    name: { type: 'string' },
    dealer: { type: 'string' },
    yes: { type: 'boolean' },
  },
  run(given, output) {
    const [name = ''] = given.positionals
    const step = Object.hasOwn(steps, name) ? steps[name] : undefined
    if (given.positionals.length !== 1 || !step)
      throw new UsageError(`Say what to do: ${Object.keys(steps).join(', ')}.`)
    return step(given, output)
  },
}
