/**
 * The parts into which the build cuts the file of a font (`scripts/cut-fonts.ts`). Nearly every page needs the common
 * one alone; a browser fetches the rare one for a page that has a letter of it (decision 073).
 */

/** Sheets and looks ask for no weight beyond these. */
export const fontWeights = { min: 380, max: 780 }

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at))
}

const ascii = between(0x20, 0x7e)
/** Spaces, hyphens, dashes, quotes, bullets. */
const punctuation = between(0x2000, 0x206f)
/** What Nordic names and Norwegian words have beside ASCII. */
const nordic = 'ÆØÅÄÖÜÁÉæøåäöüáéèêóòôà'
const signs = '\u00a0\u00ad«»§°·×−²³½©®™€'

/** All that Fontsource's latin files hold beside ASCII. */
const latin = `${between(0xa0, 0xff)}ıŒœ\u02bb\u02bcˆ˚˜\u0304\u0308\u0329${punctuation}€™↑↓−∕\ufeff\ufffd`

const common = ascii + punctuation + nordic + signs

export const fontParts = {
  common,
  rare: [...latin].filter((character) => !common.includes(character)).join(''),
}

const hexadecimal = (codePoint: number) => codePoint.toString(16).toUpperCase()

/** Value of CSS `unicode-range` for characters that are in order. */
export function unicodeRange(characters: string): string {
  const runs: [number, number][] = []
  for (const character of characters) {
    const codePoint = character.codePointAt(0) ?? 0
    const run = runs.at(-1)
    if (run?.[1] === codePoint - 1) run[1] = codePoint
    else runs.push([codePoint, codePoint])
  }
  return runs.map(([first, last]) => `U+${hexadecimal(first)}${last > first ? `-${hexadecimal(last)}` : ''}`).join(',')
}
