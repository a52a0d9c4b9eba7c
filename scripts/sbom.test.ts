import { expect, test } from 'vitest'
import { settled, softwareBill } from '../scripts/sbom.mjs'

const bom = (timestamp: string, names: string[]) => ({
  serialNumber: `urn:uuid:${timestamp}`,
  metadata: { timestamp, component: { name: 'main', type: 'library' } },
  components: names.map((name) => ({
    'bom-ref': `${name}@1.0.0`,
    name,
    version: '1.0.0',
    properties: name === 'vitest' ? [{ name: 'cdx:npm:package:development', value: 'true' }] : [],
  })),
  dependencies: names.map((name) => ({ ref: `${name}@1.0.0`, dependsOn: names.map((other) => `${other}@1.0.0`) })),
})

test('of the same packages it is the same, whenever and in whatever order npm says them', () => {
  const one = settled(bom('2026-11-27', ['payload', 'hono']))
  expect(settled(bom('2026-11-28', ['hono', 'payload']))).toEqual(one)
  expect(one.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(settled(bom('2026-11-27', ['payload'])).serialNumber).not.toBe(one.serialNumber)
})

test('what only builds a site, or is left out of a packaged one, is not among them', () => {
  const { components, dependencies } = settled(
    bom('2026-11-27', ['payload', 'vitest', 'drizzle-kit', '@esbuild/linux-x64']),
  )
  expect(components.map(({ name }) => name)).toEqual(['payload'])
  expect(dependencies).toEqual([{ ref: 'payload@1.0.0', dependsOn: ['payload@1.0.0'] }])
})

/** Licences under which a site may be passed on without its source; libvips (LGPL) is a library of its own beside sharp. */
const allowed =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Python-2\.0|Unlicense|WTFPL|OFL-1\.1)$|^\(?WTFPL OR (ISC|MIT)\)?$/

test('every package has a licence that the site may be passed on with', async () => {
  const { components } = JSON.parse(await softwareBill()) as {
    components: { name: string; licenses?: { license?: { id: string }; expression?: string }[] }[]
  }
  expect(components.length).toBeGreaterThan(300)
  const others = components
    .map(({ name, licenses = [] }) => [
      name,
      licenses.map(({ license, expression }) => license?.id ?? expression).join(),
    ])
    .filter(([, licence = '']) => !allowed.test(licence))
  expect(others.filter(([name]) => !name?.startsWith('@img/sharp-libvips-'))).toEqual([])
})
