import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkAddress, checkSecret, checkWorkers } from './settings'

const states = (siteUrl: string, trustProxy: number, siteUrlGiven = true) =>
  checkAddress({ siteUrl, siteUrlGiven, trustProxy }).map(({ check, state }) => `${check} ${state}`)

test('an address that is missing, not encrypted, or behind a proxy that is not counted is told of', () => {
  expect(states('https://www.example.no', 1)).toEqual(['SITE_URL ok', 'TRUST_PROXY ok'])
  expect(states('https://www.example.no', 0)).toEqual(['SITE_URL ok', 'TRUST_PROXY warning'])
  expect(states('http://www.example.no', 1)).toEqual(['SITE_URL warning'])
  expect(states('http://localhost:3000', 0, false)).toEqual(['SITE_URL warning'])
})

test('more processes than cores, or than memory has room for, are told of', () => {
  const MB = 1024 * 1024
  const found = (workers: number, databaseUrl: string, cores: number, megabytes: number) =>
    checkWorkers({ workers, databaseUrl }, { cores, memory: megabytes * MB }).map(
      ({ state, text }) => `${state}: ${text}`,
    )
  expect(found(1, 'file:site.db', 1, 256)).toEqual([])
  expect(found(2, 'file:site.db', 2, 640)).toEqual(['ok: 2 processes'])
  expect(found(3, 'file:site.db', 2, 4096)).toEqual(['warning: 3 processes on 2 cores'])
  expect(found(2, 'postgres://db/site', 2, 640)).toEqual(['warning: 2 processes need 1024 MB of memory'])
})

test('a secret in a file is for the user that runs the site alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'secret-'))
  try {
    const [own, open] = [join(folder, 'own'), join(folder, 'open')]
    writeFileSync(own, 'x', { mode: 0o600 })
    writeFileSync(open, 'x', { mode: 0o640 })
    const state = async (given: boolean, file: string, platform: NodeJS.Platform = 'linux') =>
      (await checkSecret(given, file, platform)).state
    expect(await state(false, own)).toBe('ok')
    expect(await state(false, open)).toBe('warning')
    expect(await state(false, open, 'win32')).toBe('ok')
    expect(await state(false, join(folder, 'none'))).toBe('warning')
    expect(await state(false, join(own, 'within'))).toBe('error')
    expect(await state(true, join(folder, 'none'))).toBe('ok')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
