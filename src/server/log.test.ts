import { expect, test } from 'vitest'
import { createLog, logConsoleErrors } from './log'

test.each([
  ['with words', (log: ReturnType<typeof createLog>, error: Error) => log.error({ err: error }, 'a route failed')],
  ['without words', (log: ReturnType<typeof createLog>, error: Error) => log.error({ err: error })],
  ['alone', (log: ReturnType<typeof createLog>, error: Error) => log.error(error)],
])('an error of the database that is logged %s leaves out what it quotes', (_, write) => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
  const error = new Error('Failed query: insert … params: kari@example.com', {
    cause: Object.assign(new Error('Key (email)=(kari@example.com) exists'), { code: '23505' }),
  })
  write(log, error)
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain('kari')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, err: { type: 'Error', cause: { code: '23505' } } })
})

test('a client error is one line without a stack, below the errors', () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
  log.error({ err: Object.assign(new Error('The email or password provided is incorrect.'), { status: 401 }) })
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 30, refused: { type: 'Error', status: 401 } }),
  ])
  expect(lines[0]).not.toContain('stack')
})

test('what a library prints of an error is a line without what the error quotes', () => {
  // Console methods that libraries call.
  const printed = console
  const { error, warn } = printed
  const lines: string[] = []
  logConsoleErrors(createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) }))
  try {
    const failed = Object.assign(new Error('Failed query: select … params: kari@example.com'), { query: 'select …' })
    printed.error(' ⨯', failed)
    printed.warn('kari@example.com is not valid')
  } finally {
    Object.assign(printed, { error, warn })
  }
  expect(lines.join()).not.toContain('kari')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, err: { type: 'Error', query: 'select …' } },
    { level: 40, msg: 'printed by a library' },
  ])
})
