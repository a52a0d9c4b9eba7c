/** The layers in style sheets: what a sheet imports, and whose elements it styles. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { mayKnow, readSource, sourceFiles } from './architectureSources'

const sheets = sourceFiles(/\.css$/).map((file) => ({
  file,
  text: readFileSync(readSource(file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
}))

test('a style sheet imports only from its own feature and from the layers below it', () => {
  const imported = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/@import\s+(?:url\()?["']?(\.[^"')\s;]+)/g)].map((match) => ({
      file,
      target: join(dirname(file), match[1] ?? ''),
    })),
  )
  expect(imported.length).toBeGreaterThan(0)
  expect(imported.filter(({ file, target }) => !mayKnow(file, target))).toEqual([])
})

/** Class → files that draw it, or look for it. A class that no source names comes from a package. */
const drawnIn = new Map<string, string[]>()
for (const file of sourceFiles(/\.tsx?$/)) {
  const strings = readFileSync(readSource(file), 'utf8').matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)
  const words = new Set([...strings].flatMap(([, one, two, three]) => (one ?? two ?? three ?? '').split(/[^\w-]+/)))
  for (const word of words) drawnIn.set(word, [...(drawnIn.get(word) ?? []), file])
}

/** Classes in the selectors of a sheet, not the numbers and files in its values. */
function classesOf(text: string): string[] {
  const selectors = [...text.matchAll(/([^{};]+)\{/g)]
    .map((match) => match[1] ?? '')
    .filter((part) => !/^\s*@/.test(part))
  return [
    ...new Set(
      selectors.flatMap((part) => [...part.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map((match) => match[1] ?? '')),
    ),
  ]
}

/** The feature or the block that a file belongs to. */
const ownerOf = (file: string) => /^(?:features|blocks)\/[^/]+/.exec(file)?.[0] ?? file

/** `file: class` where one feature or block alone draws the class. What several draw is a shared part of the site's. */
const foreign = sheets.flatMap(({ file, text }) =>
  classesOf(text)
    .filter((name) => {
      const files = drawnIn.get(name) ?? []
      return new Set(files.map(ownerOf)).size === 1 && !files.some((drawing) => mayKnow(file, drawing))
    })
    .map((name) => `${file}: ${name}`),
)

test('a style sheet styles no class that one feature or block of an outer layer alone draws', () => {
  expect(foreign).toEqual([])
})

/** What is no colour of the palette, and no token: `#fff`, `rgb(…)`. The admin's sheets have Payload's own. */
const literal = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i

test('a colour is a token: a literal one stands only as the value of a custom property', () => {
  const declarations = sheets
    .filter(({ file }) => !file.includes('/admin/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/([\w-]+)\s*:\s*([^;{}]+)[;}]/g)].map(([, property = '', value = '']) => ({
        file,
        property,
        value,
      })),
    )
  expect(declarations.length).toBeGreaterThan(1000)
  const found = declarations.filter(({ property, value }) => !property.startsWith('--') && literal.test(value))
  expect(found.map(({ file, property, value }) => `${file}: ${property}: ${value}`)).toEqual([])
})
