import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Site, Theme } from '../../../cms/types'
import { contrast } from '../../../web/contrast'
import { defaultTheme } from '../../../web/themeDefaults'
import { mailBrand } from './brand'
import type { EmailContent, EmailPart } from './emailContent'
import { emailHtml } from './emailHtml'
import { emailText } from './emailText'

const logo = { id: 1, filename: 'logo.svg', width: 440, height: 100, updatedAt: '2026-01-01T00:00:00.000Z' }
const site = {
  name: 'Eld & Varde',
  logo,
  logoDark: logo,
  organisation: {
    legalName: 'Eldvarde AS',
    organisationNumber: '987 654 325',
    street: 'Verkstedvegen 12',
    postcode: '2640',
    place: 'Vinstra',
    phone: '22 00 00 00',
    email: 'post@eldvarde.example',
  },
} as Site
const brandOf = (theme: object = {}, more: object = {}) =>
  mailBrand({ ...site, ...more } as Site, { ...defaultTheme, ...theme } as unknown as Theme, 'https://www.example.no')

const emailOf = (...parts: EmailPart[]): EmailContent => ({ locale: 'nb', subject: 'Hei', parts })
const article = { quantity: '2 stk', name: 'Varde 6', number: 'EV-1', price: 'kr 1 000,–', total: 'kr 2 000,–' }
const order = (many: number): EmailPart => ({
  kind: 'order',
  head: { quantity: 'Antall', article: 'Artikkel', total: 'Sum' },
  articles: Array.from({ length: many }, (_, at) => ({ ...article, name: `Varde ${at}`, picture: 'https://x/a.jpg' })),
  sum: { label: 'Sum', value: 'kr 2 000,–\n+ 1 vare uten pris' },
})
const contact: EmailPart = {
  kind: 'contact',
  heading: 'Forhandleren din',
  name: 'Nordlys Ildsted',
  address: 'Storgata 1\n9008 Tromsø',
  phone: '77 00 00 00',
  hoursHeading: 'Åpningstider',
  hours: [['mandag–fredag', '09.00–17.00']],
}

test('the text of an e-mail has each part after its subject', () => {
  const text = emailText(
    emailOf(
      { kind: 'text', text: 'Takk!' },
      { kind: 'heading', text: 'Artikler' },
      order(1),
      { kind: 'quote', text: 'en\nto' },
      { kind: 'facts', facts: [['Navn', 'Kari']] },
      { kind: 'table', head: ['Hva', 'Antall'], rows: [['SMS', '2']] },
      { kind: 'button', text: 'Åpne', href: 'https://x/å' },
      contact,
    ),
  )
  expect(text).toBe(
    'Hei\n\nTakk!\n\nARTIKLER\n\nAntall | Artikkel | Sum\n2 stk | Varde 0 | EV-1 | kr 1 000,– | kr 2 000,–\n' +
      'Sum: kr 2 000,– + 1 vare uten pris\n\n> en\n> to\n\nNavn: Kari\n\nHva | Antall\nSMS | 2\n\nÅpne:\nhttps://x/å\n',
  )
})

test('what a stranger wrote stays text, in every part', () => {
  const evil = "\"><script>alert(1)</script><img src=x onerror='alert(2)'>"
  const html = emailHtml(
    {
      locale: 'nb',
      subject: evil,
      parts: [
        { kind: 'heading', text: evil },
        { kind: 'text', text: evil },
        { kind: 'quote', text: evil },
        { kind: 'button', text: evil, href: `https://example.no/?a=1&b=${evil}` },
        { kind: 'link', text: evil, href: evil },
        { kind: 'facts', facts: [[evil, evil]] },
        { kind: 'table', head: [evil], rows: [[evil]] },
        {
          kind: 'order',
          head: { quantity: evil, article: evil, total: evil },
          articles: [{ quantity: evil, name: evil, number: evil, price: evil, total: evil, picture: evil }],
          sum: { label: evil, value: evil },
        },
        { ...contact, heading: evil, name: evil, address: evil, phone: evil, hours: [[evil, evil]] },
      ],
    },
    brandOf({}, { name: evil, organisation: { legalName: evil, street: evil, phone: evil, email: evil } }),
  )
  expect(html).not.toMatch(/<script|<img src=x|onerror='/)
  // A quote in an attribute would begin another one.
  expect(html.match(/<[a-z][^>]*>/g)?.filter((tag) => /alert/.test(tag.replace(/"[^"]*"/g, '')))).toEqual([])
})

test('an e-mail shows the brand, says its language and its beginning, and fetches nothing but the site’s pictures', () => {
  const html = emailHtml(emailOf({ kind: 'text', text: 'Takk for bestillingen.' }, order(1), contact), brandOf())
  expect(html).toContain('<html lang="nb">')
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toMatch(/<body[^>]*><div style="display:none[^>]*>Takk for bestillingen\./)
  expect(html).toMatch(
    /<img src="https:\/\/www\.example\.no\/logo\.png\?v=[^"]+" width="220" height="50" alt="Eld &amp; Varde"/,
  )
  expect(html).toContain('Eldvarde AS')
  expect(html).toContain('Verkstedvegen 12, 2640 Vinstra &middot; Org.nr.&nbsp;987&nbsp;654&nbsp;325')
  expect(html).toContain('href="tel:+4777000000"')
  expect(html).not.toMatch(/url\(|background="|<link|@import/)
  // What only lays out says so; what is a table has headings.
  for (const table of html.match(/<table[\s\S]*?(?=<tr)/g) ?? []) expect(table).toMatch(/role="presentation"|<thead>/)
})

test('an e-mail keeps to what Outlook on Windows and Gmail draw', () => {
  const html = emailHtml(emailOf(order(2), { kind: 'quote', text: 'Ja' }, contact), brandOf({ bodyFont: 'figtree' }))
  const tags = html.replace(/<style>.*?<\/style>/g, '').match(/<[a-z][^>]*>/g) ?? []
  for (const tag of tags) {
    expect(tag).not.toMatch(/display:(?:flex|grid)|float:|position:|background-image/)
    if (tag.startsWith('<img')) expect(tag).toMatch(/ width="\d+" height="\d+" alt="/)
    if (tag.startsWith('<td') && tag.includes('background-color')) expect(tag).toMatch(/ bgcolor="#/)
    // It takes Times where it does not know the first name.
    if (tag.includes('font:')) expect(tag).toMatch(/px\/[\d.]+ (?:'Segoe UI'|Georgia),/)
  }
  const [narrow = '', ...others] = html.match(/<style>.*?<\/style>/g) ?? []
  expect(narrow).toContain('max-width:480px')
  // A rule that Gmail does not know would take its whole element away.
  expect(narrow).not.toMatch(/\[|:root|prefers-/)
  for (const sheet of [narrow, ...others]) expect(Buffer.byteLength(sheet)).toBeLessThan(8192)
})

test('the number of an order stays on one line in a heading, a long compound may break', () => {
  const subject = 'Svar på EV-2026-0042 fra Nordmann-Brannforebyggende'
  const heading = emailHtml({ ...emailOf(), subject }, brandOf()).match(/<h1.*<\/h1>/)?.[0]
  expect(heading).toContain('<span style="white-space:nowrap">EV-2026-0042</span>')
  expect(heading).toContain('fra Nordmann-Brannforebyggende<')
})

test('the button of an e-mail is as round as those of the look', () => {
  const button: EmailPart = { kind: 'button', text: 'Følg', href: 'https://x/' }
  const radiusOf = (look: string) =>
    emailHtml(emailOf(button), brandOf({ look, radius: 'small' })).match(/border-radius:(\d+)px/)?.[1]
  expect(radiusOf('warm')).toBe('4')
  expect(Number(radiusOf('playful'))).toBeGreaterThan(25)
})

test('a site without a logo shows its name', () => {
  const html = emailHtml(emailOf(), brandOf({}, { logo: null, logoDark: null }))
  expect(html).not.toContain('<img')
  expect(html).toContain('>Eld &amp; Varde</a>')
})

test.each([1, 40, 500])('an e-mail with %i articles is shown whole by Gmail', (many) => {
  const button: EmailPart = { kind: 'button', text: 'Følg', href: 'https://x/bestilling/1' }
  const long = emailOf({ kind: 'text', text: 'Takk' }, order(many), button, { kind: 'quote', text: "'".repeat(50_000) })
  const html = emailHtml(long, brandOf())
  expect(Buffer.byteLength(html)).toBeLessThan(100_000)
  const shown = html.match(/<b>Varde \d+<\/b>/g)?.length ?? 0
  expect(html.includes(`… og ${many - shown} linjer til.`)).toBe(shown < many)
  expect(shown).toBeGreaterThan(0)
})

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const palette = fc.record(
  Object.fromEntries(Object.keys(defaultTheme.light).map((key) => [key, fc.oneof(colour, fc.constant('rød'))])),
)

test('whatever the theme is, every text of an e-mail can be read, in both palettes', () => {
  fc.assert(
    fc.property(palette, palette, (light, dark) => {
      for (const shown of [brandOf({ light, dark }).light, brandOf({ light, dark }).dark]) {
        for (const ground of [shown.background, shown.surface])
          for (const ink of [shown.text, shown.muted, shown.brand])
            expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(shown.onBrand, shown.brand)).toBeGreaterThanOrEqual(4.5)
      }
    }),
  )
})
