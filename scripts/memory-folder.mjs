/** A folder in memory for temporary files. */
import { statfsSync } from 'node:fs'

/** Where Linux offers memory as a folder; containers often give it no room. */
const FOLDER = '/dev/shm'

/** Bytes: what a run of all tests takes at most, and as much again. */
const ROOM = 4 * 1024 ** 3

/** @returns {string | undefined} undefined where there is none, or too little room */
export function memoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(FOLDER)
    return bavail * bsize >= ROOM ? FOLDER : undefined
  } catch {
    return undefined
  }
}
