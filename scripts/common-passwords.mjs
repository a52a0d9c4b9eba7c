/**
 * Writes the filter of common passwords that are refused, from the list of a package that lives on:
 *
 *     node scripts/common-passwords.mjs
 *
 * A Bloom filter says *never* without fault, and *probably* with a mistake in 20,000: a good password is then refused.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dictionary } from '@zxcvbn-ts/language-common'
import { root } from './project.mjs'

/** Shorter ones are refused anyway. */
const LEAST = 8
const MISTAKES = 1 / 20_000

const words = new Set(
  dictionary['passwords-common'].map((word) => word.toLowerCase()).filter((word) => word.length >= LEAST),
)
const bits = Math.ceil((-words.size * Math.log(MISTAKES)) / Math.LN2 ** 2 / 8) * 8
const rounds = Math.round((bits / words.size) * Math.LN2)
const filter = Buffer.alloc(bits / 8)
for (const word of words) {
  const hash = createHash('sha256').update(word).digest()
  const [one, other] = [hash.readUInt32BE(0), hash.readUInt32BE(4)]
  for (let round = 0; round < rounds; round++) {
    const bit = (one + round * other) % bits
    filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7))
  }
}
writeFileSync(
  join(root, 'src/platform/passwords/common.json'),
  `${JSON.stringify({ words: words.size, rounds, filter: filter.toString('base64') }, undefined, 2)}\n`,
)
