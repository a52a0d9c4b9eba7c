/** What the admin's screens say, as they are sent and in a browser with menus open, in Norwegian and in English. */
import { Parser } from 'htmlparser2'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fixedWords, norwegianFor } from '../../src/web/admin/fixedWords'
import { menuLinks } from '../support/adminScreens'
import { openAdmin, openBrowser } from '../support/browser'
import { hasWords, sameInBoth } from '../support/sameInBoth'
import { ownSite, signIn, tokenOf } from '../support/site'

// Of its own: others' documents have titles that are no words of the admin.
/** Milliseconds for some hundred and fifty screens, on a machine that does much else. */
const ALL_SCREENS = 1_800_000

const site = await ownSite()
const { call } = await signIn(site.url, site.admin)
const token = await tokenOf(site.url, site.admin)

type Language = 'nb' | 'en'

const spoken = ['aria-label', 'title', 'placeholder', 'alt']
const unread = new Set(['script', 'style', 'textarea', 'title'])
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

async function send(path: string, language: Language): Promise<string> {
  const cookie = `payload-token=${token}; payload-lng=${language}`
  const answer = await fetch(site.url + path, { headers: { cookie, 'sec-fetch-site': 'same-origin' } })
  expect(answer.status, path).toBe(200)
  return answer.text()
}

/** What is read or heard of a screen as the server sends it. */
function wordsIn(html: string): Set<string> {
  const words = new Set<string>()
  const open: string[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name)
      // The title of a checkbox is its field's machine name until the scripts have run.
      const named = attributes.type === 'checkbox' ? spoken.filter((attribute) => attribute !== 'title') : spoken
      for (const attribute of named) words.add(plain(attributes[attribute] ?? ''))
    },
    ontext(text) {
      if (!open.some((name) => unread.has(name))) words.add(plain(text))
    },
    onclosetag: () => void open.pop(),
  })
  parser.end(html)
  return words
}

/** The same of what is to be seen in a browser, with what its scripts have made. */
async function wordsOn(page: Page): Promise<Set<string>> {
  const words = await page.evaluate((names) => {
    const shown = [...document.body.querySelectorAll('*')].filter(
      // Shown content says its own language.
      (element) =>
        !element.closest('script, style, [contenteditable="true"], body [lang]') && element.checkVisibility(),
    )
    return shown.flatMap((element) => [
      ...names.map((name) => element.getAttribute(name) ?? ''),
      ...[...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : [])),
    ])
  }, spoken)
  return new Set(words.map(plain))
}

/** Units, languages and codes that the demo's documents hold; and what Payload calls a spacer that nobody meets. */
const codes = new Set([
  'invisible',
  'mm',
  'cm',
  'kg',
  'nb',
  'en',
  'utstilling',
  'service',
  'salg',
  'montering',
  'deler',
  'befaring',
  'kontakt',
  'inspirasjon',
  'fyringstips',
  'verkstedet',
  // What the demo's visitors searched for in vain.
  'pelletsovn',
  'varmepumpe',
  'gasspeis',
])

/** Names and texts of documents are the same in both languages; a machine's word among them is no excuse. */
const isContent = (text: string, documents: string) =>
  codes.has(text) || (documents.includes(text) && !/^[a-z][A-Za-z]*$/.test(text))

/** The head of a row joins the texts of its paragraphs. */
const withParagraphs = (stored: string) =>
  stored + plain([...stored.matchAll(/"text":"([^"]*)"/g)].map(([, leaf]) => leaf).join(' '))

/** What the scripts replace as soon as they run. */
const isReplaced = (text: string) => Object.values(fixedWords).some((words) => norwegianFor(text, words) !== undefined)

function untranslated(norwegian: Set<string>, english: Set<string>, documents: string): string[] {
  return [...norwegian].filter(
    (text) => english.has(text) && hasWords(text) && !sameInBoth.has(text) && !isContent(text, documents),
  )
}

test('no list and no form of the admin says in Norwegian what it says in English', {
  timeout: ALL_SCREENS,
}, async () => {
  const links = menuLinks(await send('/admin', 'nb'))
  const screens: string[] = []
  let documents = ''
  for (const { path, kind, slug } of links) {
    screens.push(path)
    if (kind === 'globals') {
      documents += JSON.stringify(await call('GET', `/api/globals/${slug}?depth=1`))
      continue
    }
    // Members have no REST.
    const { docs } =
      slug === 'members' ? { docs: [] } : await call<{ docs: { id: number }[] }>('GET', `/api/${slug}?limit=10&depth=1`)
    documents += JSON.stringify(docs)
    // A list may show more, of itself alone.
    if (docs.length === 10) documents += JSON.stringify(await call('GET', `/api/${slug}?limit=100&depth=0`))
    screens.push(`${path}/${docs[0]?.id ?? 'create'}`)
  }
  documents = withParagraphs(documents)
  expect(screens.length).toBeGreaterThan(60)
  const found: string[] = []
  for (const path of ['/admin', '/admin/account', '/admin/collections/pages/trash', ...screens]) {
    const [norwegian, english] = await Promise.all([send(path, 'nb'), send(path, 'en')])
    for (const text of untranslated(wordsIn(norwegian), wordsIn(english), documents))
      if (!isReplaced(text)) found.push(`${path}: ${text}`)
  }
  expect(found).toEqual([])
})

/** Each line of a journey: what opens, and what then has to be there. */
async function visit(page: Page, path: string, opened: string, presses: readonly string[]): Promise<Set<string>> {
  await page.goto(site.url + path)
  for (const press of presses) await page.locator(press).first().click()
  await page.locator(opened).first().waitFor()
  // Scripts put Norwegian in place within the task in which React has drawn.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  return wordsOn(page)
}

test('menus, pickers and the preview are Norwegian in Norwegian, with dates and hours as Norway writes them', async () => {
  const page = await openAdmin(await openBrowser(), site, site.admin, '/admin/account')
  // Late in the evening the list of today's hours is empty.
  const noon = new Date()
  noon.setHours(12, 0, 0, 0)
  await page.clock.setFixedTime(noon)
  const { docs } = await call<{ docs: { id: number }[] }>(
    'GET',
    '/api/pages?limit=1&where[slug][equals]=om-oss&depth=1',
  )
  const path = `/admin/collections/pages/${docs[0]?.id}`
  const screens = [
    [path, '.doc-controls__popup .popup__content, .popup__content', ['.doc-controls__popup button']],
    [path, '.popup__content button', ['#live-preview-toggler', '.live-preview-toolbar-controls__breakpoint button']],
    ['/admin/collections/media', '.column-selector, .pill-selector', ['.list-controls__toggle-columns']],
    [
      path,
      '.react-datepicker__time-list',
      [
        '.doc-controls .form-submit .popup button',
        '#schedule-publish',
        '.schedule-publish .react-datepicker__input-container input',
      ],
    ],
  ] as const
  const words = new Map<string, Set<string>>()
  for (const language of ['en', 'nb'] as const) {
    await page.context().addCookies([{ name: 'payload-lng', value: language, url: site.url }])
    for (const [at, [screen, opened, presses]] of screens.entries())
      words.set(`${language} ${at}`, await visit(page, screen, opened, presses))
  }
  const stored = JSON.stringify([docs, await call('GET', '/api/media?limit=100&depth=0')])
  const documents = withParagraphs(stored)
  const found = screens.flatMap((_, at) =>
    untranslated(words.get(`nb ${at}`) ?? new Set(), words.get(`en ${at}`) ?? new Set(), documents),
  )
  expect(found).toEqual([])
  expect([...(words.get('nb 1') ?? [])]).toEqual(
    expect.arrayContaining(['Tilpasset vinduet', 'Telefon', 'Nettbrett', 'Skjerm']),
  )
  expect([...(words.get('en 1') ?? [])]).toEqual(expect.arrayContaining(['Phone', 'Tablet', 'Desktop']))
  expect([...(words.get('nb 3') ?? [])]).toEqual(
    expect.arrayContaining(['Kl.', 'Neste måned', 'Velg dato og klokkeslett']),
  )
  await page.locator('.react-datepicker__day--today').click()
  await page
    .locator('.react-datepicker__time-list-item:not(.react-datepicker__time-list-item--disabled)')
    .last()
    .click()
  const written = page.locator('.schedule-publish .react-datepicker__input-container input')
  expect(await written.inputValue()).toMatch(/^\d\d\.\d\d\.20\d\d \d\d:\d\d$/)
  await page.context().close()
})

test('buttons that sort, add a relation or move a row say what they do, to those who hear them, too', async () => {
  const page = await openAdmin(await openBrowser(), site, site.admin, '/admin/collections/articles')
  const sorting = page.locator('.sort-column__asc')
  const names = () => sorting.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))
  await expect.poll(names).toContain('Sorter etter Artikkelnummer Stigende')
  expect(JSON.stringify(await names())).not.toContain('[object')

  await page.goto(`${site.url}/admin/collections/redirects/create`)
  const adding = page.locator('.relationship-add-new__add-button')
  await expect.poll(() => adding.first().getAttribute('aria-label')).toMatch(/^Legg til \p{L}+$/u)

  const { docs } = await call<{ docs: { id: number }[] }>('GET', '/api/pages?limit=1&where[slug][equals]=om-oss')
  await page.goto(`${site.url}/admin/collections/pages/${docs[0]?.id}`)
  const told = page.locator('div', { hasText: /^Trykk mellomrom for å løfte elementet/ })
  await expect.poll(() => told.count()).toBeGreaterThan(0)
  await expect.poll(() => page.getByText('To pick up a draggable item').count()).toBe(0)
  await page.context().close()
})
