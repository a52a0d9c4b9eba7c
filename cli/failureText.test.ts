import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CommandError } from './commands/command'
import { failureText } from './failureText'

const failure = (work: Promise<unknown>) => work.then(() => 'none', failureText)

test('a file that is missing, there already, or a folder is said in words', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'failure-text-'))
  const file = join(folder, 'articles.csv')
  expect(await failure(readFile(file))).toBe(`${file} does not exist.`)
  await writeFile(file, '')
  expect(await failure(writeFile(file, '', { flag: 'wx' }))).toBe(`${file} exists already.`)
  expect(await failure(readFile(folder))).toBe('EISDIR: illegal operation on a directory, read')
  expect(await failure(writeFile(folder, ''))).toBe(`${folder} is a folder.`)
  expect(await failure(readFile(join(file, 'more')))).toBe(`${join(file, 'more')} is in no folder.`)
})

test('what the operator can mend is one line, a fault of the program says where', () => {
  expect(failureText(new CommandError('The backup is damaged.'))).toBe('The backup is damaged.')
  expect(failureText(new TypeError('a is undefined'))).toMatch(/^TypeError: a is undefined\n +at /)
})
