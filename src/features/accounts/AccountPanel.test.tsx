import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testSite, testTexts } from '../../../tests/support/testSite'
import { IslandProvider } from '../../web/Island'
import { AccountPanel } from './AccountPanel'

const assets = { runtime: '/assets/runtime.js', chunk: (name: string) => `/assets/${name}.js` }

function draw(site = testSite): string {
  return renderToStaticMarkup(
    <IslandProvider value={{ assets, drawn: 0 }}>
      <AccountPanel site={site} nonce="n0nce" />
    </IslandProvider>,
  )
}

/** The forms of the panel, by their action. */
function forms(html: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...html.matchAll(/<form[^>]* action="([^"]*)".*?<\/form>/gs)].map(([form, action = '']) => [action, form]),
  )
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
const inputs = (form: string) => form.match(/<input[^>]*>/g) ?? []
const named = (form: string, name: string) => inputs(form).find((input) => attribute(input, 'name') === name) ?? ''

const html = draw()
const { '/wp-admin/admin-ajax.php': registration = '', '/konto/logg-inn': signIn = '' } = forms(html)

test('the panel is an island that costs nothing before it is touched', () => {
  expect(html).toContain('<div class="for-guests"><div data-island="/assets/AccountForms.js"')
  expect(html).toContain('data-when="interaction"')
  expect(html).toContain('data-later="/konto/skjematekster?locale=nb&amp;v=')
  expect(html).not.toContain(testTexts.accountPasswordShort.nb)
})

test('without script the registration posts the fields of the contract, in its order', () => {
  expect(registration).toContain('method="post"')
  expect(registration).not.toMatch(/enctype/i)
  expect(inputs(registration).map((input) => attribute(input, 'name'))).toEqual([
    'action',
    'nonce',
    'user',
    'pass',
    'mail',
    'name',
    'nick',
  ])
  expect(attribute(named(registration, 'action'), 'value')).toBe('register_user')
  expect(attribute(named(registration, 'nonce'), 'value')).toBe('n0nce')
  expect(registration).toMatch(/<button class="button" type="submit">Ny bruker<\/button>/)
})

test('without script the browser checks what is needed, and nothing is shown that would not work', () => {
  expect(registration).not.toMatch(/novalidate/i)
  for (const [name, needed] of Object.entries({ user: true, pass: true, mail: true, name: false, nick: false }))
    expect(named(registration, name).includes(' required'), name).toBe(needed)
  expect(html.match(/<button class="account-show" type="button" hidden="">/g)).toHaveLength(2)
})

test('browsers and password managers know what belongs where', () => {
  const complete = (form: string, name: string) => [
    attribute(named(form, name), 'type'),
    attribute(named(form, name), 'autoComplete'),
  ]
  expect(complete(registration, 'user')).toEqual(['text', 'username'])
  expect(attribute(named(registration, 'user'), 'maxLength')).toBe('60')
  expect(complete(registration, 'pass')).toEqual(['password', 'new-password'])
  expect(complete(registration, 'mail')).toEqual(['email', 'email'])
  expect(complete(registration, 'name')).toEqual(['text', 'name'])
  expect(complete(registration, 'nick')).toEqual(['text', 'nickname'])
  expect(complete(signIn, 'user')).toEqual(['text', 'username webauthn'])
  expect(complete(signIn, 'pass')).toEqual(['password', 'current-password'])
})

test('signing in posts who, and from which page', () => {
  expect(inputs(signIn).map((input) => attribute(input, 'name'))).toEqual(['page', 'user', 'pass', 'remember'])
  expect(attribute(named(signIn, 'page'), 'value')).toBe('/')
  expect(signIn).toMatch(/<button class="button" type="submit">Logg inn<\/button>/)
})

test('a kept page has what guests see and what members see, each marked as theirs', () => {
  const [forMembers = '', forGuests = ''] = html.split('<div class="for-guests">')
  expect(forMembers).toMatch(
    /^<div class="account-panel"><[^>]*class="for-members account-member"[^>]*>.*<a href="\/konto">Min side<.*<a href="[^"]+">Finn forhandler</,
  )
  expect(forMembers).toMatch(/<form action="\/konto\/logg-ut" method="post">.*>Logg ut<\/button>/)
  expect(Object.keys(forms(forGuests))).toEqual(['/konto/logg-inn', '/wp-admin/admin-ajax.php'])
})

test('on the page that has the forms the panel leads there', () => {
  const there = draw({ ...testSite, path: '/konto' })
  expect(there).toContain('<div class="for-guests"><a href="#content">Logg inn</a></div>')
  expect(Object.keys(forms(there))).toEqual(['/konto/logg-ut'])
})

test('every id is there once, and every label and name of a form leads to one', () => {
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const leads = [...html.matchAll(/ (?:for|aria-labelledby)="([^"]*)"/g)].map(([, id]) => id)
  expect(leads.length).toBe(9)
  expect(leads.filter((id) => !ids.includes(id))).toEqual([])
})

test('nothing is said before anything is sent', () => {
  expect(registration).toContain('<p class="account-busy" role="status"></p>')
  expect(registration).toContain('<div class="account-result" aria-live="polite"></div>')
})

test('an English page has English forms', () => {
  const english = draw({ ...testSite, locale: 'en', path: '/en', t: (key) => testTexts[key].en })
  const shown = english.replace(/<[^>]*>/g, '|')
  expect(shown).toContain('|New user|')
  expect(shown).toContain('|Sign in|')
  expect(shown).not.toMatch(/[æøå]|Passord|Brukernavn/)
})
