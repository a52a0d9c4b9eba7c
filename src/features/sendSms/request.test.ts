import { expect, test } from 'vitest'
import { readRequest } from './request'

const rule = { roles: ['marketer'], receivers: ['admin', 'subscribers', 'numbers'], max: 20 } as const
const read = (values: Record<string, string>) => readRequest(values, rule, true)
const refused = (values: Record<string, string>) => {
  const found = read(values)
  return 'refusal' in found ? found.refusal.text : undefined
}

test('what is missing is told in the contract’s order', () => {
  expect(refused({})).toBe('sendSmsNoReceiver')
  expect(refused({ recipients: 'alle' })).toBe('sendSmsNoReceiver')
  expect(refused({ recipients: 'numbers', message: ' \r\n ' })).toBe('sendSmsNoMessage')
  expect(refused({ recipients: 'numbers', message: 'x'.repeat(21) })).toBe('sendSmsTooLong')
  expect(refused({ recipients: 'subscribers', message: 'Hei' })).toBe('sendSmsNoGroup')
  expect(refused({ recipients: 'numbers', message: 'Hei' })).toBe('sendSmsNoNumbers')
  expect(refused({ recipients: 'admin', message: 'Hei' })).toBeUndefined()
})

test('a field that is the word undefined is empty', () => {
  const none = 'undefined'
  expect(refused({ recipients: none })).toBe('sendSmsNoReceiver')
  expect(refused({ recipients: 'admin', message: none })).toBe('sendSmsNoMessage')
  expect(refused({ recipients: 'numbers', message: 'Hei', numbers: none })).toBe('sendSmsNoNumbers')
  expect(refused({ recipients: 'subscribers', message: 'Hei', group_ids: none })).toBe('sendSmsNoGroup')
})

test('who may not send is told before anything else', () => {
  for (const denied of [
    readRequest({}, undefined, true),
    readRequest({}, rule, false),
    readRequest({ recipients: 'numbers' }, { ...rule, receivers: ['admin'] }, true),
  ])
    expect(denied).toEqual({ refusal: { text: 'sendSmsDenied' } })
})

test('new lines count as one character each and stay; every character of Unicode stays', () => {
  const message = '1234567\r\n1234567\r\n🎉ø'
  expect(read({ recipients: 'admin', message })).toMatchObject({ request: { message: '1234567\n1234567\n🎉ø' } })
})

test.each([
  ['41234567,41234568', ['41234567', '41234568']],
  ['412 34 567', ['412 34 567']],
  ['412 34 567, +47 412 34 568\n0046701234567', ['412 34 567', '+47 412 34 568', '0046701234567']],
  ['+4741234567 +4741234568', ['+4741234567', '+4741234568']],
  ['41234567 41234568\r\n\r\n41234569;', ['41234567', '41234568', '41234569']],
  ['hei 41234567', ['hei', '41234567']],
])('%j are the numbers %j', (numbers, expected) => {
  expect(read({ recipients: 'numbers', message: 'Hei', numbers })).toMatchObject({ request: { numbers: expected } })
})

test('several groups come separated by commas', () => {
  const values = { recipients: 'subscribers', message: 'Hei', group_ids: '1, 2' }
  expect(read(values)).toMatchObject({ request: { groups: [1, 2] } })
})
