import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { cutFont } from '../../scripts/cut-fonts'
import { testTexts } from '../../tests/support/testSite'
import { readSource, sourceFiles } from '../architectureSources'
import { chosenFont } from './fontFaces'
import { fontParts, fontWeights, unicodeRange } from './fontParts'
import { fontNames } from './fonts'
import { looks } from './looks/looks'

/** Paths of the whole files: without a build, the addresses in the rules lead to these. */
const files = fontNames
  .flatMap(({ value }) => chosenFont(value).file ?? [])
  .map((address) => address.replace(/^\//, '').replace(/\?.*/, ''))

function tableOf(font: Buffer, tag: string): Buffer {
  return font.subarray(font.readUInt32BE(font.indexOf(tag, 12, 'latin1') + 8))
}

/** The characters that a font has, by its first table of them. */
function charactersOf(font: Buffer): Set<string> {
  const tables = tableOf(font, 'cmap')
  const table = tables.subarray(tables.readUInt32BE(8))
  expect(table.readUInt16BE(0), 'format of cmap').toBe(4)
  const bytes = table.readUInt16BE(6)
  const found = new Set<string>()
  for (let at = 0; at < bytes; at += 2)
    for (let code = table.readUInt16BE(16 + bytes + at); code <= table.readUInt16BE(14 + at); code++)
      found.add(String.fromCodePoint(code))
  return found
}

/** Bounds of a font's only axis. */
function weightsOf(font: Buffer): { min: number; max: number } {
  const axes = tableOf(font, 'fvar')
  const axis = axes.subarray(axes.readUInt16BE(4))
  return { min: axis.readInt32BE(4) / 65536, max: axis.readInt32BE(12) / 65536 }
}

/** What the font's package says of it. */
function fontsource<Said>(file: string, name: string): Said {
  return JSON.parse(readFileSync(join(dirname(file), '..', name), 'utf8')) as Said
}

function codePointsIn(unicodeRange: string): number[] {
  return [...unicodeRange.matchAll(/U\+(\w+)(?:-(\w+))?/g)].flatMap(([, first = '', last = first]) => {
    const from = Number.parseInt(first, 16)
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, at) => from + at)
  })
}

test.each(files)('%s is cut, and keeps every letter of our texts and every weight in use', async (file) => {
  const font = await cutFont(file, 'common', 'sfnt')
  const kept = charactersOf(font)
  const letters = new Set(Object.values(testTexts).flatMap(({ nb, en }) => [...nb, ...en]))
  expect(letters.size).toBeGreaterThan(70)
  expect([...letters].filter((letter) => !kept.has(letter))).toEqual([])
  const { wght } = fontsource<{ variable: { wght: Record<'min' | 'max', string> } }>(file, 'metadata.json').variable
  expect(weightsOf(font)).toEqual({
    min: Math.max(Number(wght.min), fontWeights.min),
    max: Math.min(Number(wght.max), fontWeights.max),
  })
  expect((await cutFont(file, 'common')).length).toBeLessThan(readFileSync(file).length * 0.85)
})

test('no sheet and no look asks for a weight that is cut away', () => {
  const sheets = sourceFiles(/\.css$/).map((file) => readFileSync(readSource(file), 'utf8'))
  const inSheets = sheets.flatMap((sheet) => [...sheet.matchAll(/(?:font|weight): *(\d{3})\b/g)])
  const inLooks = looks.flatMap(({ tokens }) => [tokens['--heading-weight'], tokens['--button-weight']])
  const used = [...inSheets.map(([, weight]) => weight), ...inLooks.filter(Boolean)].map(Number)
  expect(used.length).toBeGreaterThan(100)
  expect(used.filter((weight) => weight < fontWeights.min || weight > fontWeights.max)).toEqual([])
})

test.each(files)(
  'each character of %s is in one part, and a page asks for the rare one by its characters alone',
  (file) => {
    const { latin } = fontsource<{ latin: string }>(file, 'unicode.json')
    const printed = codePointsIn(latin).filter((code) => code >= 0x20 && (code < 0x7f || code > 0x9f))
    const inRare = new Set(codePointsIn(unicodeRange(fontParts.rare)))
    const inCommon = new Set([...fontParts.common].map((character) => character.codePointAt(0)))
    expect(printed.filter((code) => inRare.has(code) === inCommon.has(code))).toEqual([])
  },
)
