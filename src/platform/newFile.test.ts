import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeNewFile } from './newFile'

test('a file is written for its owner alone and not written over, and what was cut off is gone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'new-file-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'a.csv')
  async function* pieces() {
    yield 'æ;'
    yield Buffer.from('ø')
  }
  await writeNewFile(path, pieces())
  expect(readFileSync(path, 'utf8')).toBe('æ;ø')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  await expect(writeNewFile(path, pieces())).rejects.toMatchObject({ code: 'EEXIST' })
  expect(readFileSync(path, 'utf8')).toBe('æ;ø')

  async function* cutOff() {
    yield 'half'
    throw new Error('no more')
  }
  await expect(writeNewFile(join(folder, 'b.csv'), cutOff())).rejects.toThrow('no more')
  expect(readdirSync(folder)).toEqual(['a.csv'])
})
