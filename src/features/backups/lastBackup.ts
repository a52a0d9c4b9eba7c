/** How the last backup that the program made went, for the admin. */
import type { BasePayload } from 'payload'

const KEY = 'lastBackup'

export interface LastBackup {
  /** Milliseconds: when it was begun. */
  at: number
  /** Of the last one that succeeded, this one or one before. */
  succeeded?: { at: number; bytes: number; addedBytes: number }
  /** What prevented it, in one line. */
  error?: string
  /** The last restore that was tried: when its backup was begun, and why it failed. */
  rehearsed?: { at: number; error?: string }
}

export async function readLastBackup(payload: BasePayload): Promise<LastBackup | undefined> {
  return (await payload.kv.get<LastBackup>(KEY)) ?? undefined
}

export async function noteLastBackup(payload: BasePayload, last: LastBackup): Promise<void> {
  await payload.kv.set(KEY, { ...last })
}
