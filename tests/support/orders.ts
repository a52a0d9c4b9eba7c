/** Orders over HTTP, as the form posts them with and without script. */
import type { Page } from 'playwright-core'
import { drawnToken } from '../../src/features/orders/tokens'
import { dealerData } from './dealers'
import { openProgram, type TestProgram } from './program'
import { shortenedSecret } from './site'

/** A site with an article of a line, a dealer that carries it, and one further off. */
export async function siteWithDealers(env: Record<string, string> = {}, lines?: string[]) {
  const site = await openProgram({ TRUST_PROXY: '1', ...env }, lines)
  const { payload } = site
  const line = await payload.create({ collection: 'productLines', data: { name: 'Varde', position: 0 } as never })
  await payload.create({
    collection: 'articles',
    data: {
      name: 'Varde',
      number: 'EV-1',
      price: 1000,
      unit: 'stk',
      productLine: line.id,
      _status: 'published',
    } as never,
  })
  const near = await payload.create({
    collection: 'dealers',
    data: dealerData({ productLines: [line.id], requestEmail: 'naer@example.com' }) as never,
  })
  const far = await payload.create({
    collection: 'dealers',
    data: dealerData({
      name: 'Fjern Varme',
      number: 'F-2',
      postcode: '0150',
      place: 'Oslo',
      latitude: 59.91,
      longitude: 10.75,
      productLines: [line.id],
      email: 'fjern@example.com',
    }) as never,
  })
  await payload.updateGlobal({ slug: 'orderSettings', data: { headOfficeEmail: 'hoved@example.com' } })
  return {
    ...site,
    line: line.id,
    near: near.id,
    far: far.id,
    /** What is in the outbox, in order. */
    emails: async () => (await payload.find({ collection: 'emails', sort: 'id', depth: 0, pagination: false })).docs,
    requests: async () =>
      (await payload.find({ collection: 'orderRequests', sort: 'id', depth: 0, pagination: false })).docs,
  }
}
export type OrderSite = Awaited<ReturnType<typeof siteWithDealers>>

let keys = 0

/** A form that was drawn a minute ago, filled in well. */
export function newOrder({ payload }: Pick<TestProgram, 'payload'>, changed: Record<string, string> = {}): FormData {
  const form = new FormData()
  const fields = {
    nokkel: `key-of-a-form-${String(++keys).padStart(8, '0')}`,
    tegnet: drawnToken(Date.now() - 60_000, payload.secret),
    name: 'Kari Ås',
    email: 'kari@example.com',
    phone: '412 34 567',
    postcode: '9008',
    gjor: 'send',
    ...changed,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const cell of ['2', 'EV-1', '1', 'X-99']) form.append('input_15[]', cell)
  return form
}

export interface Posted {
  status: number
  location: string | null
  text: string
  headers: Headers
}

/** What an order form holds, of a site with the known `SECRET`, that was drawn a minute ago: a quicker visitor is asked again. */
export const drawnAMinuteAgo = () => drawnToken(Date.now() - 60_000, shortenedSecret)

export const letFormAge = (page: Page) =>
  page
    .locator('.order-form [name=tegnet]')
    .evaluate((field, drawn) => field.setAttribute('value', drawn), drawnAMinuteAgo())

let visitors = 0

/** Each from an address of its own, unless one is named. */
export async function postOrder(
  { url }: Pick<TestProgram, 'url'>,
  form: FormData,
  headers: Record<string, string> = {},
  path = '/bestilling',
): Promise<Posted> {
  const from = `10.${(++visitors >> 8) & 255}.${visitors & 255}.1`
  const answer = await fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-forwarded-for': from, ...headers },
    body: form,
  })
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    text: await answer.text(),
    headers: answer.headers,
  }
}
