/**
 * Parts of a page that are kept as bytes: the header, the style element, the cards of articles. The HTML that React
 * renders holds a mark where each of them stands; encoding a whole page of 140 KB costs more than rendering what is new
 * on it.
 */
import { randomBytes } from 'node:crypto'

// Made anew by each process, so that no content can hold it.
const MARK = `<!--${randomBytes(12).toString('base64url')} `
const END = '-->'

export class Pieces {
  readonly #pieces: (Uint8Array | undefined)[] = []

  /** A mark for the place in the HTML where the bytes belong. */
  add(bytes: Uint8Array): string {
    const { mark, fill } = this.reserve()
    fill(bytes)
    return mark
  }

  /** A mark for bytes that are known once the rest is rendered. */
  reserve(): { mark: string; fill: (bytes: Uint8Array) => void } {
    const at = this.#pieces.push(undefined) - 1
    return {
      mark: `${MARK}${at}${END}`,
      fill: (bytes) => {
        this.#pieces[at] = bytes
      },
    }
  }

  /** The HTML as UTF-8, with every piece in its place. */
  join(html: string): Buffer<ArrayBuffer> {
    const parts: Uint8Array[] = []
    let from = 0
    for (let at = html.indexOf(MARK); at >= 0; at = html.indexOf(MARK, from)) {
      const end = html.indexOf(END, at)
      const piece = this.#pieces[Number(html.slice(at + MARK.length, end))]
      if (at > from) parts.push(Buffer.from(html.slice(from, at)))
      if (piece) parts.push(piece)
      from = end + END.length
    }
    parts.push(Buffer.from(html.slice(from)))
    return Buffer.concat(parts)
  }
}
