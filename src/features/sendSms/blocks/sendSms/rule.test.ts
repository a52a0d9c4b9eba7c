import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readRule, ruleNonce, type SendRule } from './rule'

const rule: SendRule = { roles: ['marketer'], receivers: ['admin', 'numbers'], max: 160 }

test('a rule comes back as it was signed, and says nothing of who or when', () => {
  const nonce = ruleNonce(rule, 'secret')
  expect(readRule(nonce, 'secret')).toEqual(rule)
  expect(ruleNonce(rule, 'secret')).toBe(nonce)
  expect(readRule(ruleNonce({ ...rule, roles: undefined }, 'secret'), 'secret')).toEqual({ ...rule, roles: undefined })
})

test('nobody makes a rule up', () => {
  const nonce = ruleNonce(rule, 'secret')
  const [, signature = ''] = nonce.split('.')
  const forged = Buffer.from(JSON.stringify([null, ['numbers'], 9999])).toString('base64url')
  for (const wrong of ['', 'x', nonce.slice(1), `${nonce}x`, `${forged}.${signature}`, ruleNonce(rule, 'another')])
    expect(readRule(wrong, 'secret')).toBeUndefined()
})

test('pages that are kept hold these bytes: another purpose makes their forms worthless', () => {
  const [content = '', signed] = ruleNonce(rule, 'secret').split('.')
  const right = createHmac('sha256', 'secret').update(`send-sms-rule:${content}`).digest('base64url')
  expect(signed).toBe(right.slice(0, 32))
})
