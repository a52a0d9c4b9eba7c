/** A number is shown to be the member's by a code; then its SMS subscriptions are shown and ended. */
import { expect, test } from 'vitest'
import { memberNamed } from '../../src/features/accounts/store'
import { subscriptionsOf } from '../../src/features/newsletter'
import { beginSubscriptions } from '../../src/features/newsletter/subscribe'
import { memberCookies, post } from '../support/members'
import { openProgram, type TestProgram } from '../support/program'

const MOBILE = '+4741234567'
const mail = 'kari@example.com'

/** A member with a number, and a gateway that writes what it is given into the database. */
async function memberWithNumber(site: TestProgram) {
  await site.payload.updateGlobal({ slug: 'smsSettings', data: { gateway: 'log' } })
  const cookie = await memberCookies(site)
  await post(site, '/konto/opplysninger', { name: 'Kari', nick: '', mobile: MOBILE }, { cookie })
  return {
    cookie,
    step: (fields: Record<string, string>) => post(site, '/konto/mobil', fields, { cookie }),
    async codes() {
      const { docs } = await site.payload.find({ collection: 'smsMessages', sort: 'id', limit: 20 })
      return docs.map(({ text }) => /\d{6}/.exec(text)?.[0] ?? '')
    },
  }
}

async function subscribe(site: TestProgram) {
  const group = await site.payload.create({
    collection: 'subscriberGroups',
    data: { name: 'Tilbud', open: true, position: 0 },
  })
  const person = { mobile: MOBILE, name: 'Kari', locale: 'nb' as const, customFields: {}, source: 'form' as const }
  await beginSubscriptions(site.payload, person, [group.id, 0], { kind: 'given', source: 'form' }, Date.now())
  return group.id
}

test('subscriptions are shown once a code has shown that the number is the member’s, and ended from there', async () => {
  await using site = await openProgram()
  const group = await subscribe(site)
  const { cookie, step, codes } = await memberWithNumber(site)
  const before = (await site.get('/konto', { cookie })).text
  expect(before).toContain('vises når du har bekreftet at nummeret er ditt')
  expect(before).not.toContain('Tilbud')
  // Nor does asking help.
  await post(site, '/konto/gjor', { steg: 'meld-av-alle' }, { cookie })
  expect(await subscriptionsOf(site.payload, MOBILE)).toHaveLength(2)

  expect((await step({ steg: 'send' })).headers.get('location')).toBe('/konto/mobil?gjort=sendt')
  const [code = ''] = await codes()
  expect(code).toMatch(/^\d{6}$/)
  const member = await memberNamed(site.payload, mail)
  expect(JSON.stringify(member)).not.toContain(code)
  const wrong = await step({ steg: 'sjekk', tall: code === '000000' ? '000001' : '000000' })
  expect([wrong.status, wrong.text.includes('Koden stemmer ikke')]).toEqual([422, true])
  expect((await step({ steg: 'sjekk', tall: ` ${code} ` })).headers.get('location')).toBe('/konto?gjort=mobil')

  const after = (await site.get('/konto', { cookie })).text
  expect(after).toContain('<strong>Tilbud</strong>')
  await post(site, '/konto/gjor', { steg: 'meld-av', verdi: String(group) }, { cookie })
  expect((await subscriptionsOf(site.payload, MOBILE)).map(({ group }) => group)).toEqual([null])
  await post(site, '/konto/gjor', { steg: 'meld-av-alle' }, { cookie })
  expect(await subscriptionsOf(site.payload, MOBILE)).toEqual([])
})

test('a code has five tries, also at the same moment, and a newer one takes its place', async () => {
  await using site = await openProgram()
  const { step, codes } = await memberWithNumber(site)
  await step({ steg: 'send' })
  const [code = ''] = await codes()
  const other = code === '000000' ? '000001' : '000000'
  await Promise.all(Array.from({ length: 6 }, () => step({ steg: 'sjekk', tall: other })))
  expect((await step({ steg: 'sjekk', tall: code })).status).toBe(422)
  await step({ steg: 'send' })
  const [, newer = ''] = await codes()
  if (newer !== code) expect((await step({ steg: 'sjekk', tall: code })).status).toBe(422)
  expect((await step({ steg: 'sjekk', tall: newer })).status).toBe(303)
})

test('codes cost money: after three in an hour no more are sent', async () => {
  await using site = await openProgram()
  const { step, codes } = await memberWithNumber(site)
  const statuses = []
  for (let time = 0; time < 5; time++) statuses.push((await step({ steg: 'send' })).status)
  expect(statuses).toEqual([303, 303, 303, 429, 429])
  expect(await codes()).toHaveLength(3)
})

test('a code is worth nothing once the number is another', async () => {
  await using site = await openProgram()
  const { cookie, step, codes } = await memberWithNumber(site)
  await step({ steg: 'send' })
  const [code = ''] = await codes()
  await post(site, '/konto/opplysninger', { name: 'Kari', nick: '', mobile: '+4741234568' }, { cookie })
  expect((await step({ steg: 'sjekk', tall: code })).status).toBe(422)
  expect((await memberNamed(site.payload, mail))?.mobileConfirmedAt).toBeFalsy()
})
