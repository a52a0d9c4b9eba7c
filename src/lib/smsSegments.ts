/**
 * How a text goes over the air (3GPP TS 23.038): in which alphabet, and in how many parts, each of which is paid for.
 * For browsers and the server alike.
 */

/** The basic table, without the escape at 0x1B. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** The extension table: two places each. */
const extension = new Set('\f^{}\\[~]|€')

type SmsEncoding = 'GSM-7' | 'UCS-2'

/** Places in a message of one part, and in each part of several, whose heads take the rest. */
const places = { 'GSM-7': { single: 160, each: 153 }, 'UCS-2': { single: 70, each: 67 } } as const

export interface Segments {
  encoding: SmsEncoding
  /** Places that the text takes. */
  units: number
  segments: number
  /** Places left in the last part. */
  left: number
  /** Each character that no message in GSM-7 can have, once, in the order of the text. */
  forcing: readonly string[]
}

/** Places of each character; one is never split between two parts. */
function sizesOf(characters: readonly string[], encoding: SmsEncoding): number[] {
  if (encoding === 'GSM-7') return characters.map((character) => (extension.has(character) ? 2 : 1))
  return characters.map((character) => character.length)
}

export function segmentsOf(text: string): Segments {
  const characters = [...text]
  const forcing = [...new Set(characters.filter((character) => !basic.has(character) && !extension.has(character)))]
  const encoding = forcing.length > 0 ? 'UCS-2' : 'GSM-7'
  const sizes = sizesOf(characters, encoding)
  const units = sizes.reduce((sum, size) => sum + size, 0)
  const { single, each } = places[encoding]
  if (units <= single) return { encoding, units, segments: units === 0 ? 0 : 1, left: single - units, forcing }
  let segments = 1
  let used = 0
  for (const size of sizes) {
    if (used + size > each) {
      segments++
      used = 0
    }
    used += size
  }
  return { encoding, units, segments, left: each - used, forcing }
}
