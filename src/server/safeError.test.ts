import { expect, test } from 'vitest'
import { safeError } from './safeError'

const typed = 'kari@example.com'

/** The shape of errors from Drizzle and the drivers below it. */
const ofDatabase = (details: object) =>
  Object.assign(new Error(`Failed query: insert into contact_messages values (?)\nparams: ${typed}`), {
    query: 'insert into contact_messages (email) values (?)',
    params: [typed],
    cause: Object.assign(new Error(`Key (email)=(${typed}) already exists.`), details),
  })

test.each([
  ['of PostgreSQL', ofDatabase({ code: '23505', detail: typed, table: 'contact_messages', constraint: 'email_idx' })],
  ['of SQLite', ofDatabase({ code: 'SQLITE_CONSTRAINT_UNIQUE' })],
  [
    'of a parser',
    (() => {
      try {
        return JSON.parse(`${typed}!`)
      } catch (error) {
        return error
      }
    })(),
  ],
  [
    'of an address',
    (() => {
      try {
        return new URL(typed)
      } catch (error) {
        return error
      }
    })(),
  ],
  ['around one that quotes', new Error(`could not store ${typed}`, { cause: ofDatabase({ code: '23505' }) })],
  ['that is a text', typed],
  ['of a mail server', new Error(`550 <${typed}>: recipient rejected`)],
  ['of a gateway', new Error(`${typed} at +47 41 23 45 67 cannot be reached`)],
])('an error %s is told without what it quotes', (_, error) => {
  const told = JSON.stringify(safeError(error))
  expect(told).not.toContain(typed)
  expect(told).not.toMatch(/41 ?23/)
  expect(told).toContain('"type"')
})

test('what happened, and where, is told', () => {
  expect(safeError(ofDatabase({ code: '23505', table: 'contact_messages', constraint: 'email_idx' }))).toMatchObject({
    query: 'insert into contact_messages (email) values (?)',
    cause: { code: '23505', table: 'contact_messages', constraint: 'email_idx' },
  })
  const plain = safeError(new TypeError('nothing is a function'))
  expect(plain).toMatchObject({ type: 'TypeError', message: 'nothing is a function' })
  expect(plain.stack).toMatch(/^\s+at .*safeError\.test\.ts/)
})

test('a stack holds where the error was thrown, and the program’s own frames', () => {
  const error = new Error('closed')
  error.stack = [
    'Error: closed',
    '    at Socket.emit (node:events:518:28)',
    '    at query (/srv/node_modules/pg/lib/client.js:1:2)',
    '    at storeOrder (/srv/src/features/orders/storeRequest.ts:3:4)',
  ].join('\n')
  expect(
    safeError(error)
      .stack?.split('\n')
      .map((line) => line.trim()),
  ).toEqual(['at Socket.emit (node:events:518:28)', 'at storeOrder (/srv/src/features/orders/storeRequest.ts:3:4)'])
})

test('a message keeps ports, dates and short numbers', () => {
  const message = 'connect ECONNREFUSED 127.0.0.1:5432 on 2026-11-26, 3 of 10'
  expect(safeError(new Error(message)).message).toBe(message)
})
