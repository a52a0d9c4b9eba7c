/**
 * Sort keys of names in Norwegian order, compared as plain strings: æ, ø and å come after z, and numbers compare by
 * value (`Varde 5` before `Varde 10`). Intl's collator is ten times slower, which is noticeable at 100,000 names.
 */

/** The three characters after `z` in ASCII. */
const last: Readonly<Record<string, string>> = { æ: '{', ä: '{', ø: '|', ö: '|', å: '}' }

/** Digits to which numbers are padded. */
const PLACES = 9

export function sortKey(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[æäøöå]/g, (letter) => last[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/\d+/g, (digits) => digits.padStart(PLACES, '0'))
}

/** Compares by code unit, as the engine does. */
export const byKey = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
