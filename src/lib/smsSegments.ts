/** Encoding and number of parts of an SMS text (3GPP TS 23.038); each part is billed. For browser and server. */

/** The basic table of GSM-7, without the escape at 0x1B. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** The extension table: two units each. */
const extension = new Set('\f^{}\\[~]|€')

type SmsEncoding = 'GSM-7' | 'UCS-2'

/** Units in a message of one part, and in each part of several, whose headers take the rest. */
const places = { 'GSM-7': { single: 160, each: 153 }, 'UCS-2': { single: 70, each: 67 } } as const

export interface Segments {
  encoding: SmsEncoding
  /** Units that the text takes. */
  units: number
  segments: number
  /** Units left in the last part. */
  left: number
  /** The distinct characters that are not in GSM-7, in the order of the text. */
  forcing: readonly string[]
}

/** Units of each character; a character is never split between two parts. */
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
