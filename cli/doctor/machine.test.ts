import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { checkBuild, checkDataDir, checkMemory, checkNode, judgeDisk } from './machine'

const MB = 1024 * 1024

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'machine-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true }) }
}

test.each([
  ['18.20.0', 'error'],
  ['20.18.0', 'error'],
  ['20.19.0', 'warning'],
  ['24.1.0', 'ok'],
])('Node %s: %s', (version, state) => {
  expect(checkNode(version).state).toBe(state)
})

test.each([
  [199 * MB, 'error'],
  [200 * MB, 'warning'],
  [1023 * MB, 'warning'],
  [1024 * MB, 'ok'],
])('%d bytes of free disk: %s', (bytes, state) => {
  expect(judgeDisk(bytes).state).toBe(state)
})

test('less memory than the demo needs is told of', () => {
  expect(checkMemory(511 * MB).state).toBe('warning')
  expect(checkMemory(512 * MB)).toEqual({ check: 'Memory', state: 'ok', text: '512 MB' })
})

test('the part that is not built is named', async () => {
  using root = folder()
  const build = (file: string) => {
    mkdirSync(dirname(join(root.path, file)), { recursive: true })
    writeFileSync(join(root.path, file), '')
  }
  expect((await checkBuild(root.path)).text).toBe('missing: site, files of browsers, admin')
  build('dist/server/main.js')
  build('dist/client/.vite/manifest.json')
  expect(await checkBuild(root.path)).toMatchObject({ state: 'error', text: 'missing: admin' })
  build('admin/.next/BUILD_ID')
  expect((await checkBuild(root.path)).state).toBe('ok')
})

test('the data folder: usable, not there yet, no folder, or hardly any room', async () => {
  using data = folder()
  const states = async (path: string, free: number) =>
    (await checkDataDir(path, async () => free)).map(({ check, state }) => `${check} ${state}`)
  expect(await states(data.path, 5000 * MB)).toEqual(['Data folder ok', 'Disk ok'])
  expect(await states(data.path, 1 * MB)).toEqual(['Data folder ok', 'Disk error'])
  expect(await states(join(data.path, 'none'), 0)).toEqual(['Data folder warning'])
  writeFileSync(join(data.path, 'file'), '')
  expect(await states(join(data.path, 'file'), 5000 * MB)).toEqual(['Data folder error'])
})

test('the room is that of the disk', async () => {
  using data = folder()
  const [, disk] = await checkDataDir(data.path)
  expect(disk?.text).toMatch(/^[\d.]+\s[kMG]B free below DATA_DIR$/)
})
