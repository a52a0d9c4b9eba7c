import { expect, test } from 'vitest'
import { isSafeAddress } from './address'

test.each([
  'https://eldvarde.example/a?b#c',
  'http://x.no',
  'mailto:a@b.no',
  'tel:+4722000000',
  '/om-oss',
  '/om-oss#a',
  '#a',
])('may be followed: %s', (address) => expect(isSafeAddress(address)).toBe(true))

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'om-oss',
  '',
  'https://',
])('may not: %j', (address) => expect(isSafeAddress(address)).toBe(false))
