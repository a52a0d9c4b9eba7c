/**
 * Encryption of backups by age (age-encryption.org), so that the usual `age` program opens them too. A site that
 * has only a recipient makes backups and cannot read them. A passphrase opens a key that lies beside the backups: stretching a
 * passphrase takes time on purpose, and a backup has thousands of files.
 */
import { createHash } from 'node:crypto'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import type { Store } from './stores/store'

/** The key of a store's backups, itself encrypted by the passphrase. */
const KEY_FILE = 'key.age'

/**
 * Of scrypt, as a power of two: 32 MB of memory. The usual 18 takes 256 MB, which a small machine does not have beside
 * the site; the passphrase has at least 16 characters.
 */
const WORK_FACTOR = 15

const FINGERPRINT_LENGTH = 8

export interface Keys {
  passphrase?: string | undefined
  /** `age1…`: of the person who can read the backups. */
  recipient?: string | undefined
  /** `AGE-SECRET-KEY-1…`. */
  identity?: string | undefined
}

export interface Seal {
  /** Undefined: backups are not encrypted. */
  close?: (content: Buffer) => Promise<Buffer>
  /** Tells the recipients of `close` apart: what one can open is of no use to another. */
  recipient?: string
  /** Undefined: nothing was given that opens an encrypted one. */
  open?: (content: Buffer) => Promise<Buffer>
}

/** The given passphrase, recipient or identity cannot be used. The message is one line for the operator. */
export class SealError extends Error {}

async function encrypted(recipient: string, content: Buffer): Promise<Buffer> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return Buffer.from(await encrypter.encrypt(content))
}

async function decrypted(identity: string, content: Buffer): Promise<Buffer> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return Buffer.from(await decrypter.decrypt(content))
}

const fingerprint = (recipient: string): string =>
  createHash('sha256').update(recipient).digest('hex').slice(0, FINGERPRINT_LENGTH)

/** The key that a passphrase opens, if there is one. */
async function storedIdentity(store: Store, passphrase: string): Promise<string | undefined> {
  const kept = await store.read(KEY_FILE)
  if (!kept) return undefined
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    return await decrypter.decrypt(kept, 'text')
  } catch {
    throw new SealError(`The passphrase does not open ${KEY_FILE} in ${store.name}.`)
  }
}

async function makeIdentity(store: Store, passphrase: string): Promise<void> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(WORK_FACTOR)
  const content = Buffer.from(await encrypter.encrypt(await generateX25519Identity()))
  // Of two that make one at the same time, the first one's counts.
  await store.writeNew(KEY_FILE, content)
}

function checked({ recipient, identity }: Keys): void {
  try {
    if (recipient) new Encrypter().addRecipient(recipient)
    if (identity) new Decrypter().addIdentity(identity)
  } catch {
    throw new SealError('A recipient begins with age1, and an identity with AGE-SECRET-KEY-1.')
  }
}

const closing = (recipient: string): Pick<Seal, 'close' | 'recipient'> => ({
  close: (content) => encrypted(recipient, content),
  recipient: fingerprint(recipient),
})

const opening = (identity: string): Pick<Seal, 'open'> => ({ open: (content) => decrypted(identity, content) })

/** What opens the backups in a store. */
export async function sealForReading(store: Store, keys: Keys): Promise<Seal> {
  checked(keys)
  const identity = keys.identity ?? (keys.passphrase && (await storedIdentity(store, keys.passphrase)))
  return identity ? opening(identity) : {}
}

/** What closes the next backup in a store. With a passphrase that has no key yet one is made: only one process may. */
export async function sealForWriting(store: Store, keys: Keys): Promise<Seal> {
  checked(keys)
  if (!keys.passphrase) return keys.recipient ? closing(keys.recipient) : {}
  if (!(await store.read(KEY_FILE))) await makeIdentity(store, keys.passphrase)
  const identity = (await storedIdentity(store, keys.passphrase)) ?? ''
  return { ...closing(await identityToRecipient(identity)), ...opening(identity) }
}
