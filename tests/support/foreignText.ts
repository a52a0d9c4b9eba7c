/**
 * Foreign input costs time in proportion to its length, regardless of its content: uploads, imports, forms, headers,
 * addresses, the HTML block, and the packages that read them. The readers of a feature are tested beside it.
 */
import { expect, test } from 'vitest'

const pieces = [
  ' ', '\t', '\n', ' \n', 'a', 'a ', 'ø', 'o\u0301', 'ﷺ', '😀', '\ud800', '1', '1 ', '1-', '1,', '1.', '-', ',', '.', ':', '::', ';', '/', '\\', '|',
  '\\|', '<', '</', '<a ', '<a href="#', '<a href="x">', '</a>', '<b>', '<div>', '<p id="a">', '<iframe>', '<iframe src="https://a.no">',
  '</iframe>', '<svg ', '<svg>', '<g>', '<!--', '-->', '<!doctype', '<?xml', '<![CDATA[', '<textarea>', '<script>', ' id="a"', ' aria-labelledby="', '"', "'", '&', '&amp;', '&#', '=', 'a=b&', 'a=b; ',
  '@', 'a@', '.a', '(', '[', '[[', '[[a|', ']]', '{', '{a', 'http://', 'https://a.', '%', '%25', '+', '+47 ', '41 ', '2 x ', 'x 2 ',
  'man–', 'man 1', 'stengt', '1.1.2026', 'utm_source=', '?search_Query=', 'Mozilla/5.0 (', 'bot',
] // biome-ignore format: a list to scan, not to read line by line

/** Longest header that Node takes, and with it an address or a cookie. */
export const HEADER = 16 * 1024

interface Reader {
  read(text: string): unknown
  /** Characters, where something before it lets no more through. */
  max?: number
}

/** Characters of the long text; the short one is a part of it. */
const LONG = 16 * 1024
const PART = 16
/** Times as long as the short text that the long one may take: in proportion it is 16, by its square 256. */
const MOST = 64
/** Milliseconds below which a clock says little. */
const FLOOR = 1

/** Milliseconds of the processor that this process has had: a busy machine gives it fewer of them in the same time. */
function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Of several readings the quickest, since memory may have been tidied in between. */
function best(read: (text: string) => unknown, text: string, until: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < 5 && least > until; round++) {
    // Some answers are kept: each round has a text of its own.
    const own = text + (round || '')
    const begun = spent()
    read(own)
    least = Math.min(least, spent() - begun)
  }
  return least
}

export function testForeignText(readers: Readonly<Record<string, Reader>>): void {
  test.each(Object.entries(readers))('%s takes time in proportion to its length', (_, { read, max = LONG }) => {
    for (const begin of ['', '1', 'man 1'])
      for (const piece of pieces)
        for (const end of ['', '\u0001!']) {
          const text = (length: number) => begin + piece.repeat(Math.ceil(length / piece.length)) + end
          const short = Math.max(best(read, text(max / PART), FLOOR), FLOOR)
          const long = best(read, text(max), MOST * short)
          expect(long, `milliseconds for ${JSON.stringify(begin + piece + end)}`).toBeLessThanOrEqual(MOST * short)
        }
  })
}
