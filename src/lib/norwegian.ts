/** Norwegian letters in ASCII: for paths, ids, and comparison in search. */

const folds: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', å: 'a', ä: 'a', ö: 'o', ß: 'ss', ð: 'd', þ: 'th' }

/** What is left to fold: in most texts nothing, once æ, ø and å are, and looking is cheaper than decomposing. */
const FOREIGN = /[^ -~]/

/** Lower case, with æ, ø, å and accents folded, so that a search without these letters matches. */
export function folded(text: string): string {
  const lower = text.toLowerCase()
  if (!FOREIGN.test(lower)) return lower
  const composed = lower.normalize('NFC').replace(/[æøåäößðþ]/g, (letter) => folds[letter] ?? letter)
  return FOREIGN.test(composed) ? composed.normalize('NFKD').replace(/\p{Mark}/gu, '') : composed
}

/** `Bålpanner & ild` → `balpanner-ild`; empty where nothing is left. */
export function slugFrom(text: string): string {
  return folded(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Characters in one segment of an address. */
export const MAX_SEGMENT = 80

/** A path segment made of a title, cut at the bound, without a trailing hyphen. */
export function segmentFrom(title: string): string {
  return slugFrom(title).slice(0, MAX_SEGMENT).replace(/-$/, '')
}
