import { expect, test } from 'vitest'
import { isSameSignature, signatureBytes, signatureText } from './signing'

test('what was signed once stays signed: these bytes are in links, cookies and tables', () => {
  const known = '98d81e8c74e1df8c631bd6e7cfe7aa05a0df7a0ca1a625b22f4cc835d805733f'
  expect(signatureBytes('secret', 'order-drawn', 1, '2').toString('hex')).toBe(known)
  expect(signatureText('secret', 'order-drawn', '1:2')).toBe(Buffer.from(known, 'hex').toString('base64url'))
})

test('another secret, purpose or content signs otherwise', () => {
  const right = signatureText('secret', 'purpose', 'content')
  expect(isSameSignature(right, signatureText('secret', 'purpose', 'content'))).toBe(true)
  for (const [secret, purpose, content] of [
    ['other', 'purpose', 'content'],
    ['secret', 'other', 'content'],
    ['secret', 'purpose', 'other'],
  ] as const)
    expect(isSameSignature(signatureText(secret, purpose, content), right)).toBe(false)
})

test('a signature of another length is none, and neither is one that is cut off', () => {
  const right = signatureText('secret', 'purpose', 'content')
  expect(isSameSignature('', right)).toBe(false)
  expect(isSameSignature(right.slice(0, -1), right)).toBe(false)
  expect(isSameSignature(`${right}A`, right)).toBe(false)
})
