/** PDF files of a few objects, for tests of what reads them. */
import { deflateSync } from 'node:zlib'

interface PdfOptions {
  /** Stands in the trailer: `/Encrypt 9 0 R`. */
  trailer?: string
  /** Further objects, from number 4. */
  more?: readonly (string | Buffer)[]
}

const stream = (bytes: Buffer, entries = '') =>
  Buffer.concat([Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`), bytes, Buffer.from('\nendstream')])

/** A packed stream. */
export const packed = (content: string | Buffer): Buffer =>
  stream(deflateSync(typeof content === 'string' ? Buffer.from(content, 'latin1') : content), '/Filter /FlateDecode')

/** Lines of text on a page, as its content. Brackets and backslashes are not escaped. */
export const linesOfPage = (...lines: readonly string[]): string =>
  `BT /F1 12 Tf 14 TL 50 750 Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`

/** A file with a page for each content stream. */
export function pdfOf(contents: readonly (string | Buffer)[], { trailer = '', more = [] }: PdfOptions = {}): Buffer {
  const firstPage = 4 + more.length
  const kids = contents.map((_, at) => `${firstPage + 2 * at} 0 R`).join(' ')
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...more,
    ...contents.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${firstPage + 2 * at + 1} 0 R >>`,
      typeof content === 'string' ? stream(Buffer.from(content, 'latin1')) : content,
    ]),
  ]
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  for (const [at, object] of objects.entries()) {
    offsets.push(length)
    add(Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object as string), Buffer.from('\nendobj\n')]))
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`
  add(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`))
  return Buffer.concat(parts)
}

/** A file that opens with a password alone. */
export const lockedPdf = (): Buffer =>
  pdfOf([linesOfPage('Hemmelig')], {
    trailer: `/Encrypt 4 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`,
    more: [`<< /Filter /Standard /V 1 /R 2 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> /P -4 >>`],
  })
