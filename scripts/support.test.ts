/** The table of what is supported says what the program and its builds hold to. */
import { readFileSync } from 'node:fs'
import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { OLDEST_POSTGRES } from '../cli/doctor/database'
import { judgeNode } from '../scripts/node-version.mjs'

const document = readFileSync('docs/upgrading.md', 'utf8')
const rows = new Map(
  [...document.matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]*)\|$/gm)].map(([, what = '', versions = '', until = '']) => [
    what,
    { versions, until },
  ]),
)

test('Node.js', () => {
  const { versions = '', until } = rows.get('Node.js') ?? {}
  const [oldest = '', ...majors] = versions.split(';')[0]?.match(/\d+(?:\.\d+)?/g) ?? []
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }
  expect(engines.node).toBe(`>=${oldest}.0`)
  expect(judgeNode(`${oldest}.0`).error).toBeUndefined()
  for (const major of majors) expect(judgeNode(`${major}.0.0`)).toEqual({})
  expect(judgeNode(`${oldest}.0`).warning).toContain(/since (\w+ \d+)/.exec(until ?? '')?.[1])
  const [, ofContainer] = /^FROM node:(\d+)/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []
  expect(versions).toContain(`${ofContainer} is recommended and in the container`)
})

test('PostgreSQL', () => {
  const { versions, until = '' } = rows.get('PostgreSQL') ?? {}
  expect(versions).toBe(`${OLDEST_POSTGRES} or newer`)
  expect(until).toMatch(new RegExp(`^${OLDEST_POSTGRES}: `))
})

test('browsers', async () => {
  const { build } = await resolveConfig({}, 'build')
  const named = rows.get('Browsers of visitors and staff')?.versions ?? ''
  const [, chrome, firefox, safari] =
    /^Chrome and Edge (\S+), Firefox (\S+), Safari and iOS (\S+), or newer$/.exec(named) ?? []
  expect(build.target).toEqual([
    `chrome${chrome}`,
    `edge${chrome}`,
    `firefox${firefox}`,
    `safari${safari}`,
    `ios${safari}`,
  ])
})
