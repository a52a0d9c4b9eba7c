/**
 * The most common passwords. A filter of 61 kB represents the list; `scripts/common-passwords.mjs` makes it
 * (decision 028). On the server: no external service is called.
 */
import { createHash } from 'node:crypto'
import common from './common.json'

const filter = Buffer.from(common.filter, 'base64')
const bits = filter.length * 8

function isListed(word: string): boolean {
  const hash = createHash('sha256').update(word).digest()
  const [one, other] = [hash.readUInt32BE(0), hash.readUInt32BE(4)]
  for (let round = 0; round < common.rounds; round++) {
    const bit = (one + round * other) % bits
    if (((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false
  }
  return true
}

/** Common Norwegian choices that international lists lack, with any figures before and after. */
const norwegian = new Set(
  `passord passordet mittpassord hemmelig hemmelighet velkommen sommer sommeren vinter vinteren høsten våren norge
  norway noreg oslo bergen trondheim stavanger fotball håndball rosenborg brann vålerenga liverpool manchester arsenal
  chelsea jegelskerdeg elskerdeg kjærlighet solskinn sjokolade prinsesse pannekake kanelbolle brunost syttendemai
  datamaskin internett blomster sommerfugl hundevalp kattepus morfar bestemor bestefar qwerty asdfgh qwertyuiop abcdef
  januar februar august september oktober november desember mandag tirsdag onsdag torsdag fredag lørdag søndag`
    .split(/\s+/)
    .filter(Boolean),
)

/** Without the characters that people put around a word to satisfy a rule; lower case. */
const core = (text: string): string => text.toLowerCase().replace(/^\P{L}+|(?<!\P{L})\P{L}+$/gu, '')

export function isCommonPassword(password: string): boolean {
  const word = password.toLowerCase()
  return isListed(word) || norwegian.has(core(word)) || /^(.{1,3})\1+$/su.test(word)
}

/** Words that an attacker knows of a user: the username, the address, the site's name. */
export function isOwnWord(password: string, words: readonly string[]): boolean {
  const plain = (text: string) => core(text).replace(/[^\p{L}\d]/gu, '')
  const chosen = plain(password)
  return words
    .flatMap((word) => [word, word.split('@')[0] ?? ''])
    .some((word) => plain(word) !== '' && plain(word) === chosen)
}
