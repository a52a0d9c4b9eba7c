import { open, rm } from 'node:fs/promises'

/**
 * Writes a file that is readable by its owner alone, never in place of an existing one (`EEXIST`). What was cut off by an
 * error is removed.
 */
export async function writeNewFile(path: string, pieces: AsyncIterable<string | Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const piece of pieces) await file.write(piece as Uint8Array)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
}
