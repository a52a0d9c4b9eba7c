/** The frame of plain files in a tar archive (POSIX.1-1988, "ustar"), so that the usual `tar` opens an archive too. */

/** Bytes. A file's header takes one, its content as many as it needs, and the archive ends with two empty ones. */
export const BLOCK = 512
export const END = Buffer.alloc(2 * BLOCK)

const LONGEST_NAME = 100
/** Position and length of a header's fields. */
const fields = {
  name: [0, LONGEST_NAME],
  mode: [100, 8],
  owner: [108, 8],
  group: [116, 8],
  size: [124, 12],
  modified: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
} as const

export const paddingOf = (bytes: number): number => (BLOCK - (bytes % BLOCK)) % BLOCK

/** The sum of a header's bytes, its checksum counted as spaces. */
function checksumOf(header: Buffer): number {
  const [start, length] = fields.checksum
  let sum = length * 32
  for (const [at, byte] of header.entries()) if (at < start || at >= start + length) sum += byte
  return sum
}

/** `size` in bytes; `modified` in seconds. The name has at most 100 bytes, and the size is below 8 GiB. */
export function headerOf({ name, size, modified }: { name: string; size: number; modified: number }): Buffer {
  if (Buffer.byteLength(name) > LONGEST_NAME || size >= 8 ** 11)
    throw new Error(`${name} does not fit into an archive.`)
  const header = Buffer.alloc(BLOCK)
  const put = ([start, length]: readonly [number, number], text: string) => header.write(text, start, length, 'latin1')
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')
  header.write(name, fields.name[0])
  put(fields.mode, octal(0o600, 7))
  put(fields.owner, octal(0, 7))
  put(fields.group, octal(0, 7))
  put(fields.size, octal(size, 11))
  put(fields.modified, octal(modified, 11))
  put(fields.type, '0')
  put(fields.magic, 'ustar\x0000')
  put(fields.checksum, `${octal(checksumOf(header), 6)}\0 `)
  return header
}

/** What a header says; `isFile` is false for folders and the like. Undefined where it is none, or is damaged. */
export function readHeader(header: Buffer): { name: string; size: number; isFile: boolean } | undefined {
  const get = ([start, length]: readonly [number, number]) => {
    const [text = ''] = header.toString('utf8', start, start + length).split('\0', 1)
    return text
  }
  const size = Number.parseInt(get(fields.size), 8)
  if (Number.parseInt(get(fields.checksum), 8) !== checksumOf(header) || Number.isNaN(size)) return undefined
  const type = get(fields.type)
  return { name: get(fields.name).replace(/^\.\//, ''), size, isFile: type === '0' || type === '' }
}
