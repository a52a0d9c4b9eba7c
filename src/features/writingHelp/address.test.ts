import { expect, test } from 'vitest'
import { completionsUrl, isServiceAddress } from './address'

test.each([
  'https://api.openai.com/v1',
  'https://10.0.0.5:8443/v1/',
  'http://localhost:11434/v1',
  'http://127.0.0.1:1234/v1',
  'http://[::1]:8080',
])('%s may be asked', (address) => {
  expect(isServiceAddress(address)).toBe(true)
})

test.each([
  'http://api.openai.com/v1',
  'http://localhost.example.com/v1',
  'http://127.0.0.1.example.com/v1',
  'http://10.0.0.5/v1',
  'https://user:word@api.example.com/v1',
  'https://api.example.com/v1?key=1',
  'ftp://localhost/v1',
  'api.openai.com/v1',
  '',
])('“%s” may not', (address) => {
  expect(isServiceAddress(address)).toBe(false)
})

test('the call lies below the address, with or without a slash at its end', () => {
  expect(completionsUrl('https://a.example/v1/')).toBe('https://a.example/v1/chat/completions')
  expect(completionsUrl('https://a.example/v1')).toBe('https://a.example/v1/chat/completions')
})
