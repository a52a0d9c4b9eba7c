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
  expect(all).toMatch(/,value:\w+\|\|"",defaultValue:process\.env\.NODE_ENV==="production"\?"":void 0\}/)
  expect(all).toMatch(/\{getDataByPath:(\w+),getSiblingData:(\w+)\}=\w+\(\),\w+=\1\(\w+\)\|\|\2\(\w+\)/)
})

test('the values of a row are found as Payload finds them', async () => {
  const source = mended(readFileSync('node_modules/payload/dist/utilities/getDataByPath.js', 'utf8'))
  expect(source).toContain('key.startsWith(path)')
  const readable = source.replace("'./unflatten.js'", `'${import.meta.resolve('payload/shared')}'`)
  const { getDataByPath } = await import(`data:text/javascript,${encodeURIComponent(readable)}`)
  const theirs = await import('payload/shared')
  const fields = {
    'body.1': { value: 1, rows: [{ id: 'a' }] },
    'body.1.text': { value: 'en' },
    'body.1.cards': { value: 0, rows: [] },
    'body.1.cards.0.text': { value: 'kort' },
    'body.1.own': { value: 'x', disableFormData: true },
    'body.10.text': { value: 'ti' },
  }
  for (const path of ['body.1', 'body.1.text', 'body.10', 'body', 'none'])
    expect(getDataByPath(fields, path)).toEqual(theirs.getDataByPath(fields as never, path))
})
