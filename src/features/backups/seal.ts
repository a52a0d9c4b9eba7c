/**
 * Encryption of backups by age (age-encryption.org), so that the usual `age` program opens them too. Whoever gives a
 * recipient can make backups but not read them. A passphrase opens a key that lies beside the backups: stretching a
 * passphrase takes seconds, and a backup has thousands of files.
 */
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import type { Store } from './stores/store'

/** The key of a store's backups, itself encrypted by the passphrase. */
const KEY_FILE = 'key.age'

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

/** The key that a passphrase opens; made with the first encrypted backup. */
async function identityFor(store: Store, passphrase: string): Promise<string> {
  const kept = await store.read(KEY_FILE)
  if (kept) {
    const decrypter = new Decrypter()
    decrypter.addPassphrase(passphrase)
    try {
      return await decrypter.decrypt(kept, 'text')
    } catch {
      throw new SealError(`The passphrase does not open ${KEY_FILE} in ${store.name}.`)
    }
  }
  const identity = await generateX25519Identity()
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  await store.write(KEY_FILE, Buffer.from(await encrypter.encrypt(identity)))
  return identity
}

/** What closes and opens the backups in a store. */
export async function sealOf(store: Store, { passphrase, recipient, identity }: Keys): Promise<Seal> {
  if (passphrase) {
    const own = await identityFor(store, passphrase)
    const its = await identityToRecipient(own)
    return { close: (content) => encrypted(its, content), open: (content) => decrypted(own, content) }
  }
  try {
    if (recipient) new Encrypter().addRecipient(recipient)
    if (identity) new Decrypter().addIdentity(identity)
  } catch {
    throw new SealError('A recipient begins with age1, and an identity with AGE-SECRET-KEY-1.')
  }
  return {
    ...(recipient ? { close: (content: Buffer) => encrypted(recipient, content) } : {}),
    ...(identity ? { open: (content: Buffer) => decrypted(identity, content) } : {}),
  }
}
