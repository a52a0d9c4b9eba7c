/**
 * AVIF versions of the pictures' WebP sizes (decision 072), in a folder of their own. They are made from what is stored,
 * so no backup holds them. A version is named by the size's file and the moment when that was written: once a picture
 * is cropped anew its old version is not found, though the names of its sizes stay.
 */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'

export const avifFolder = (dataDir: string): string => join(dataDir, 'avif')

/** Endings of a version: a picture, or an empty file that says that none is worth sending. */
export const AVIF_ENDING = '.avif'
export const NONE_ENDING = '.none'

/** Whether a file may have a version: the sizes of pictures, not drawings or what was uploaded. */
export const mayHaveAvif = (filename: string): boolean => filename.endsWith('.webp')

/** Name of a file's version, without its ending. Undefined where there is no such file. */
export async function avifVersion(uploads: string, filename: string): Promise<string | undefined> {
  const found = await stat(join(uploads, filename)).catch(() => undefined)
  return found?.isFile() ? `${filename}.${Math.round(found.mtimeMs).toString(36)}` : undefined
}

/** The file that a version of this name, with its ending, was made for. */
export const sourceOfAvif = (name: string): string | undefined => /^(.+)\.[\da-z]+\.(?:avif|none)$/.exec(name)?.[1]
