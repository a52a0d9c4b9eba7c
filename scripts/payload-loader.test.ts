import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const mended: (source: string) => string = createRequire(import.meta.url)('../admin/payload-loader.cjs')

test('Payload’s browser part has what is mended in it', () => {
  const folder = 'node_modules/@payloadcms/ui/dist/exports/client'
  const sources = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const changed = sources.map((name) => mended(readFileSync(`${folder}/${name}`, 'utf8')))
  const all = changed.join('\n')
  expect(all).toContain('"dd.MM.yyyy HH:mm"')
  expect(all).not.toContain('"MMM d, yyy h:mm a"')
  expect(all).toMatch(/new window\.IntersectionObserver\((\w+)=>\w+\(\1\.at\(-1\)\),\{root/)
})
