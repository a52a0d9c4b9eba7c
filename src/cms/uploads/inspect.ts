/** Determines an upload's real type by its content: name and declared type are not trusted. */
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { MAX_MOVING_PIXELS, MAX_PIXELS } from './limits'

export type PictureFinding =
  | { kind: 'picture'; mimeType: string; ending: string }
  | { kind: 'vector' }
  | { kind: 'video' }
  /** `max`: of a picture, or of all frames of one that moves. */
  | { kind: 'tooManyPixels'; max: number }
  | { kind: 'unreadable'; found: string }

const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])

/** Finds out whether bytes are a picture that the site can show. */
export async function inspectPicture(bytes: Buffer): Promise<PictureFinding> {
  const type = await fileTypeFromBuffer(bytes)
  if (type?.mime.startsWith('video/')) return { kind: 'video' }
  if (looksLikeSvg(bytes)) return { kind: 'vector' }
  if (!type || !pictureTypes.has(type.mime)) return { kind: 'unreadable', found: type?.mime ?? 'ukjent' }
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS })
    const { width = 0, height = 0, pages = 1 } = await image.metadata()
    if (width * height > MAX_PIXELS) return { kind: 'tooManyPixels', max: MAX_PIXELS }
    if (width * height * pages > MAX_MOVING_PIXELS) return { kind: 'tooManyPixels', max: MAX_MOVING_PIXELS }
    // Reading the pixels finds files that are cut short or only have a picture's beginning.
    await image.stats()
    return { kind: 'picture', mimeType: type.mime, ending: type.ext }
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message)) return { kind: 'tooManyPixels', max: MAX_PIXELS }
    return { kind: 'unreadable', found: type.mime }
  }
}

/** What may stand before the drawing's element: how each begins, and what ends it. */
const prologue = [
  [/^<\?xml/i, '?>'],
  [/^<!--/, '-->'],
  [/^<!doctype/i, '>'],
] as const

/** Read piece by piece: one expression for all of it tries every way to divide what stands before the element. */
function looksLikeSvg(bytes: Buffer): boolean {
  let rest = bytes
    .subarray(0, 4096)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
  for (;;) {
    rest = rest.trimStart()
    const piece = prologue.find(([beginning]) => beginning.test(rest))
    if (!piece) return /^<svg[\s>]/i.test(rest)
    const end = rest.indexOf(piece[1])
    if (end < 0) return false
    rest = rest.slice(end + piece[1].length)
  }
}

const documentTypes = [
  /^application\/pdf$/,
  /^application\/(zip|rtf|x-cfb)$/,
  /^application\/vnd\.(openxmlformats-officedocument|oasis\.opendocument)\./,
  /^(audio|video)\//,
  /^text\/(plain|csv|vtt)$/,
]

const textEndings: Readonly<Record<string, string>> = { csv: 'text/csv', txt: 'text/plain', vtt: 'text/vtt' }

/** The document's type by its content, or what was found where it is none that may be published. */
export async function inspectDocument(
  bytes: Buffer,
  name: string,
): Promise<{ mimeType: string; ending: string } | { found: string }> {
  const type = await fileTypeFromBuffer(bytes)
  if (type) {
    const isAllowed = documentTypes.some((allowed) => allowed.test(type.mime))
    return isAllowed ? { mimeType: type.mime, ending: type.ext } : { found: type.mime }
  }
  const ending = endingOf(name)
  const mimeType = textEndings[ending]
  const isText = mimeType !== undefined && !bytes.subarray(0, 65_536).includes(0)
  return isText ? { mimeType, ending } : { found: ending || 'ukjent' }
}

const endingOf = (name: string) => /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? ''

/** Other endings of the same content. */
const sameContent: Readonly<Record<string, readonly string[]>> = {
  jpg: ['jpeg', 'jpe', 'jfif'],
  cfb: ['doc', 'xls', 'ppt', 'msg'],
  mp4: ['m4v', 'm4a'],
  m4a: ['mp4'],
  mov: ['qt'],
  ogg: ['oga', 'ogv'],
  asf: ['wma', 'wmv'],
}

/** The name under which a file is kept: its ending, which browsers believe, is that of its content. */
export function nameFor(name: string, ending: string): string {
  const given = endingOf(name)
  return given === ending || sameContent[ending]?.includes(given) ? name : `${name}.${ending}`
}
