import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { checksum, pack } from '../scripts/archive.mjs'
import { migrationNotes, obstacles, releaseNotes } from '../scripts/release-notes.mjs'

const state = {
  version: '1.2.0',
  changelog: '# Changelog\n\n## 1.2.0 – 2026-12-01\n\n- **New** things.\n\n## 1.1.0 – 2026-11-01\n\n- Old ones.\n',
  upgrading: '# Upgrading\n\n## How\n\nSo.\n\n## 1.2.0\n\nSet `PORT`.\n\n## 1.1.0\n\nNothing.\n',
  status: '',
  tags: ['v1.1.0'],
}

test('a clean checkout of a new version with its day and its notes can be released', () => {
  expect(obstacles(state)).toEqual([])
})

test.each([
  [{ status: ' M src/program.ts\n' }, /files differ.*\n M src\/program.ts/],
  [{ version: '1.3.0', upgrading: '## 1.3.0\n\nNothing.' }, /CHANGELOG\.md has no section of 1\.3\.0/],
  [{ changelog: '## 1.2.0 – not released\n\n- Things.' }, /no day: "## 1\.2\.0 – not released"/],
  [{ upgrading: '## 1.2.0\n\n## 1.1.0\n\nNothing.' }, /upgrading\.md has no section of 1\.2\.0/],
  [{ tags: ['v1.2.0'] }, /a tag v1\.2\.0 already/],
])('there is no release of %o', (change, reason) => {
  expect(obstacles({ ...state, ...change })).toEqual([expect.stringMatching(reason)])
})

test('a rehearsal wants no day and no new version, but a clean checkout', () => {
  const early = { ...state, changelog: '## 1.2.0 – not released\n\n- Things.', tags: ['v1.2.0'] }
  expect(obstacles(early, { rehearse: true })).toEqual([])
  expect(obstacles({ ...early, status: '?? x' }, { rehearse: true })).toHaveLength(1)
})

const names = { before: 'v1.1.0', postgres: ['20261201_101010_add_tips', '20261201_111111_contract_old'], sqlite: [] }

test('migrations that take something away are named so', () => {
  const notes = migrationNotes(names)
  expect(notes).toContain('- `20261201_101010_add_tips` (PostgreSQL)\n')
  expect(notes).toContain('- `20261201_111111_contract_old` (PostgreSQL): **takes away')
  expect(notes).toContain('Bring every node to the version before first')
  expect(migrationNotes({ ...names, postgres: ['20261201_101010_add_tips'] })).toContain('They only add')
  expect(migrationNotes({ ...names, postgres: [] })).toBe('None.')
  expect(migrationNotes({ ...names, before: undefined })).toContain('They make the tables of a new site.')
})

test('the notes are those of the version alone', () => {
  const notes = releaseNotes({ ...state, migrations: names, made: 'Here.' })
  expect(notes).toMatch(
    /^# Merkevei 1\.2\.0\n\n- \*\*New\*\* things\.\n\n## Upgrading\n\nSet `PORT`\.\n\n## Migrations\n/,
  )
  expect(notes).not.toContain('Old')
})

test('an archive has the same bytes whenever, and in whatever order, its files were written', async () => {
  const packed = async (order: readonly string[], second: number) => {
    const folder = mkdtempSync(join(tmpdir(), 'archive-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const name of order) {
      writeFileSync(join(folder, name), name, { mode: second % 2 ? 0o600 : 0o666 })
      utimesSync(join(folder, name), second, second)
    }
    const file = join(folder, 'archive.tar.gz')
    await pack(file, folder, ['a', 'b.md'], { seconds: 1_700_000_000, inside: 'site' })
    const { stdout } = await promisify(execFile)('tar', ['--list', '--verbose', '--numeric-owner', '--file', file])
    return { sum: await checksum(file), stdout }
  }
  const one = await packed(['a', 'b.md'], 1_600_000_001)
  expect((await packed(['b.md', 'a'], 1_650_000_000)).sum).toBe(one.sum)
  expect(one.stdout.split('\n')[0]).toMatch(/^-rw-r--r-- 0\/0 +1 2023-11-14 .* site\/a$/)
})
