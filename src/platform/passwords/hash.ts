/**
 * Password hashes: PBKDF2 with SHA-256, in Payload's format (decision 027). Hashes are checked and written here, since
 * Payload's own sign-in writes the whole user back and could restore a password that was just changed.
 */
import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** Payload's parameters for the passwords of staff; a test notices when they change. */
const hashing = { iterations: 600_000, bytes: 32, digest: 'sha256' }
const PREFIX = 'pbkdf2-sha256-v1:'

export interface KeptPassword {
  hash?: string | null | undefined
  salt?: string | null | undefined
}

const derive = (password: string, salt: string) =>
  promisify(pbkdf2)(password.normalize('NFKC'), salt, hashing.iterations, hashing.bytes, hashing.digest)

/** Takes as long for an unknown user, so that the time does not reveal which accounts exist. */
export async function isPassword(password: string, kept: KeptPassword | undefined): Promise<boolean> {
  const { hash, salt } = kept ?? {}
  const given = await derive(password, salt ?? 'nobody')
  if (!salt || !hash?.startsWith(PREFIX)) return false
  const right = Buffer.from(hash.slice(PREFIX.length), 'hex')
  return given.length === right.length && timingSafeEqual(given, right)
}

export async function keepPassword(password: string): Promise<{ hash: string; salt: string }> {
  const salt = randomBytes(32).toString('hex')
  return { hash: PREFIX + (await derive(password, salt)).toString('hex'), salt }
}
