/** Programs that may write to two folders alone, as in a container with a read-only root and an ordinary user. */
import { spawnSync } from 'node:child_process'

/** Of the first ordinary user, as the container's and the pod's. */
const USER = 1000

/**
 * In a mount namespace of its own: two folders stay as they are, and what holds them and everything else becomes read-only.
 * One program takes the place of the other, so that signals reach the last.
 */
const CONFINE = `set -e
holding=$(stat -c %m "$1")
mount --bind "$1" "$1"
mount --bind "$2" "$2"
mount -o remount,bind,ro /
[ "$holding" = / ] || mount -o remount,bind,ro "$holding"
shift 2
exec setpriv --reuid ${USER} --regid ${USER} --clear-groups "$@"`

const inNamespace = (script: string, ...args: readonly string[]) =>
  ['unshare', '--mount', '--propagation', 'private', 'sh', '-c', script, 'sh', ...args] as const

/** Why programs cannot be confined here; undefined where they can. Linux and the right to mount are needed. */
function obstacle(): string | undefined {
  const [command, ...args] = inNamespace('mount --bind / / && setpriv --version')
  const { error, status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  return error?.message ?? (status === 0 ? undefined : stderr.trim())
}

export const cannotConfine = obstacle()

export const confinedUser = { uid: USER, gid: USER }

/** A command's words, and those that run it so that it writes to `data` and `temporary` alone. */
export function confined(data: string, temporary: string, command: readonly string[]): [string, string[]] {
  const [program, ...args] = inNamespace(CONFINE, data, temporary, ...command)
  return [program, [...args]]
}
