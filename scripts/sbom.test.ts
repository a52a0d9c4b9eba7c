import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { expect, test } from 'vitest'
import { billOf, lockedPackages } from '../scripts/sbom.mjs'

interface Bill {
  serialNumber: string
  metadata: { timestamp?: string }
  components: { group?: string; name: string; version: string; purl: string; licenses?: object[]; hashes?: object[] }[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

const lock = lockedPackages()
/** More than reaches a site: also what is for other systems, and what only builds. */
const installed = Object.keys(lock).filter((folder) => folder.startsWith('node_modules/') && !lock[folder]?.dev)
const bill = (paths: readonly string[], of: object = lock) => JSON.parse(billOf(paths, of)) as Bill

const small = {
  '': { version: '2.0.0', dependencies: { a: '1' } },
  'node_modules/a': {
    version: '1.0.0',
    license: 'MIT',
    integrity: `sha512-${Buffer.alloc(64, 1).toString('base64')}`,
    dependencies: { b: '1', c: '1' },
  },
  'node_modules/a/node_modules/b': { version: '1.0.0', license: 'ISC' },
  'node_modules/b': { version: '2.0.0', license: '(WTFPL OR MIT)', dependencies: { c: '1' } },
  'node_modules/@s/c': { version: '3.0.0' },
}

test('it names the packages of the files, each with the one that Node finds from it', () => {
  const { components, dependencies, metadata } = bill(
    ['dist/server/main.js', 'node_modules/a/x.js', 'node_modules/a/y.js', 'node_modules/a/node_modules/b/x.js'],
    small,
  )
  expect(components.map(({ purl }) => purl)).toEqual(['pkg:npm/a@1.0.0', 'pkg:npm/b@1.0.0'])
  expect(components[0]).toMatchObject({
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: '01'.repeat(64) }],
  })
  expect(dependencies).toEqual([
    { ref: 'a@1.0.0', dependsOn: ['b@1.0.0'] },
    { ref: 'b@1.0.0' },
    { ref: 'merkevei', dependsOn: ['a@1.0.0'] },
  ])
  expect(metadata).not.toHaveProperty('timestamp')
  expect(bill(['node_modules/@s/c/index.js'], small).components).toMatchObject([
    { group: '@s', name: 'c', purl: 'pkg:npm/%40s/c@3.0.0' },
  ])
})

test('of the same packages it is the same in whatever order their files come, and another one has another number', () => {
  const one = billOf(installed, lock)
  expect(billOf([...installed].reverse(), lock)).toBe(one)
  const { serialNumber } = JSON.parse(one) as Bill
  expect(serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(bill(installed.slice(1)).serialNumber).not.toBe(serialNumber)
})

test('it is CycloneDX 1.6', async () => {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6)
  expect(await validator.validate(billOf(installed, lock))).toBeNull()
  expect(await validator.validate(billOf(installed, lock).replace('"library"', '"liberry"'))).not.toBeNull()
})

/** Licences under which a site may be passed on without its source. */
const allowed =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Python-2\.0|Unlicense|WTFPL|OFL-1\.1)$|^\(?WTFPL OR (ISC|MIT)\)?$/

/** Libvips (LGPL) lies as a library of its own beside sharp, or in it on other systems; the other is only read by a build. */
const besides = /^(@img\/sharp-.*|caniuse-lite)$/

test('every package has a licence that the site may be passed on with', () => {
  const { components } = bill(installed)
  expect(components.length).toBeGreaterThan(300)
  const others = (
    components as { group?: string; name: string; licenses?: { license?: { id: string }; expression?: string }[] }[]
  )
    .map(({ group, name, licenses = [] }) => [
      group ? `${group}/${name}` : name,
      licenses.map(({ license, expression }) => license?.id ?? expression).join(),
    ])
    .filter(([name = '', licence = '']) => !allowed.test(licence) && !besides.test(name))
  expect(others).toEqual([])
})
