/**
 * Encodes a picture in a process of its own, after everything else that the machine has to do: it takes a second of a
 * core and a hundred megabytes, and a picture that ends the process ends nothing else.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import type { PictureSize } from '../../cms/uploads/sizesOf'
import code from './encoder.cjs?raw'

/** Milliseconds of one picture. */
const LONGEST = 5 * 60_000
/** The last among those that want the processor. */
const NICE = 19

const library = createRequire(import.meta.url).resolve('sharp')

/**
 * The picture in these sizes, each an AVIF file. Undefined for what cannot be encoded: several frames, or bytes that
 * nothing reads. Rejects with an `AbortError` once `signal` aborts.
 */
export async function encodeAvif(
  input: Buffer,
  sizes: readonly Pick<PictureSize, 'width' | 'height'>[],
  signal: AbortSignal,
): Promise<(Uint8Array | undefined)[]> {
  const child = spawn(process.execPath, ['-e', code, library], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    // One thread encodes: without the bound the C library keeps memory for each that has been.
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
    timeout: LONGEST,
    signal,
  })
  if (child.pid) setPriority(child.pid, NICE)
  const outputs = once(child, 'message').then(([message]) => message as (Uint8Array | undefined)[])
  const ended = once(child, 'close').then(() => sizes.map(() => undefined))
  // Whichever loses the race fails for itself.
  for (const waited of [outputs, ended]) waited.catch(() => {})
  child.send({ input, sizes }, () => {})
  return Promise.race([outputs, ended])
}
