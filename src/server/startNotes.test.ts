import { expect, test } from 'vitest'
import { createLog } from './log'
import { notesInLog, plainNotes } from './startNotes'

const administrator = { email: 'admin@example.com', password: 'Tg7wHk3rPq9sVb2n' }
const siteUrl = 'https://www.example.no'

function collect() {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
  return { lines, log }
}

test('in the log each line of a start is JSON, and none has the password', () => {
  const { lines, log } = collect()
  const notes = notesInLog(log)
  notes.progress.write('✓ Loading the demo (3.1 s)\n')
  notes.listening({ siteUrl }, administrator)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 30, msg: '✓ Loading the demo (3.1 s)' },
    { level: 30, msg: 'made the first administrator: `merkevei user rescue` sets a password' },
    { level: 30, site: `${siteUrl}/`, admin: `${siteUrl}/admin`, msg: 'listening' },
  ])
  expect(lines.join()).not.toContain(administrator.password)
})

test('a person reads addresses and the password, and the log begins after them', () => {
  const { lines, log } = collect()
  let printed = ''
  const notes = plainNotes(log, { write: (text: string) => (printed += text) } as unknown as NodeJS.WriteStream)
  log.info('a library loads')
  notes.listening({ siteUrl }, administrator)
  log.info('a backup was made')
  expect(printed).toContain(`Admin   ${siteUrl}/admin\n`)
  expect(printed).toContain(administrator.password)
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['a backup was made'])
})
