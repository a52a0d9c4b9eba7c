import { expect, test } from 'vitest'
import { encodeRegistration, resultOf, SOMETHING_WRONG, unescapeHtml } from './contract'

const refused = (message: string) => ({ registered: false, message })

test('a registration is form-urlencoded under the names of the contract', () => {
  const body = encodeRegistration('n0-nce_', {
    user: 'kari ås',
    pass: 'å&b=c+d%',
    mail: 'kari+ny@eksempel.no',
    name: 'Kari Ås',
    nick: '',
  })
  expect(body.toString()).toBe(
    'action=register_user&nonce=n0-nce_&user=kari+%C3%A5s&pass=%C3%A5%26b%3Dc%2Bd%25&mail=kari%2Bny%40eksempel.no&name=Kari+%C3%85s&nick=',
  )
})

test('the body 1 alone is a success', () => {
  expect(resultOf(200, '1')).toEqual({ registered: true })
  for (const body of ['1 ', '\n1', '"1"', '11', 'true'])
    expect(resultOf(200, body).registered, JSON.stringify(body)).toBe(false)
})

test.each([
  'Sorry, that username already exists!',
  'Sorry, that email address is already used!',
  'Cannot create a user with an empty login name.',
  'Username may not be longer than 60 characters.',
])('the text of the server is shown as given: %s', (text) => {
  expect(resultOf(200, text)).toEqual(refused(text))
})

test.each([
  ['nothing', 200, ''],
  ['white space', 200, ' \n'],
  ['a page', 200, '<!DOCTYPE html><title>Logg inn</title>'],
  ['a page that begins late', 200, '\n\n<html lang="nb"><p>Hei</p>'],
  ['more than a sentence', 200, 'a'.repeat(301)],
  ['an error of the server', 500, 'Internal Server Error'],
  ['an address that is not there', 404, 'Not found'],
  ['a success that is none', 503, '1'],
  ['another success than 200', 201, '1'],
])('what cannot be understood has no message: %s', (_, status, body) => {
  expect(resultOf(status, body)).toEqual({ registered: false })
})

test('a text of 300 characters is still one', () => {
  const text = 'a'.repeat(300)
  expect(resultOf(200, text)).toEqual(refused(text))
})

test('the text without a cause is the contract’s', () => {
  expect(SOMETHING_WRONG).toBe('Ooops, something went wrong, please try again later.')
})

test('what the server escaped is read once, and markup stays visible', () => {
  expect(resultOf(200, 'That&#039;s not &lt;b&gt;you&lt;/b&gt; &amp; not <i>me</i>')).toEqual(
    refused("That's not <b>you</b> & not <i>me</i>"),
  )
})

test.each([
  ['&amp;lt;', '&lt;'],
  ['&quot;&apos;&#39;&#x27;&#X27;', "\"''''"],
  ['&#229; &#xe5; &#x1F525;', 'å å 🔥'],
  ['AT&T &c; &nope; & &#; &#x;', 'AT&T &c; &nope; & &#; &#x;'],
  ['&#0; &#1114112; &#9999999;', '&#0; &#1114112; &#9999999;'],
])('entities: %s', (escaped, text) => {
  expect(unescapeHtml(escaped)).toBe(text)
})
