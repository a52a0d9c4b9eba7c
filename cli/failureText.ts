/** What went wrong, for the operator. */
import { databaseError, UnusableDatabase } from '../src/server/databaseError'
import { SettingsError } from '../src/server/settings'
import { CommandError, UsageError } from './commands/command'

const fileErrors: Readonly<Record<string, string>> = {
  EACCES: 'may not be used by this user',
  EEXIST: 'exists already',
  EISDIR: 'is a folder',
  ENOENT: 'does not exist',
  ENOSPC: 'cannot be written: the disk is full',
  ENOTDIR: 'is in no folder',
  EPERM: 'may not be used by this user',
  EROFS: 'is on a disk that takes no writes',
}

function fileError({ code = '', path, message }: NodeJS.ErrnoException): string | undefined {
  const what = fileErrors[code]
  return what && (path ? `${path} ${what}.` : message)
}

/** One line where the operator can do something about it, else all that is known. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isPlain = [UsageError, CommandError, SettingsError, UnusableDatabase].some((kind) => error instanceof kind)
  return isPlain ? error.message : (fileError(error) ?? databaseError(error) ?? error.stack ?? error.message)
}
