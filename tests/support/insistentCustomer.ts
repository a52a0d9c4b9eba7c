/** A customer of a site whose processes die: the same form is sent again until it is acknowledged, as a browser does it. */
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { drawnToken } from '../../src/features/orders/tokens'
import { shortenedSecret } from './site'

/** Since when the form was open, in milliseconds: longer than a program would take. */
const OPEN = 60_000

export interface Acknowledged {
  /** What the order was sent with; stands as its customer's name. */
  key: string
  number: string
}

/** Orders one article with a file, from an address of its own. `url` is the site's or its balancer's; it trusts a proxy before. */
export async function orderUntilAcknowledged(url: string): Promise<Acknowledged> {
  const key = randomBytes(16).toString('base64url')
  const drawn = drawnToken(Date.now() - OPEN, shortenedSecret)
  for (;;) {
    const form = new FormData()
    const fields = { nokkel: key, tegnet: drawn, name: key, email: `${key.slice(0, 8)}@example.com`, postcode: '9008' }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    for (const cell of ['1', 'EV-1']) form.append('input_15[]', cell)
    form.append('filer', new File(['tekst'], 'notat.txt'))
    const answer = await fetch(`${url}/bestilling`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` },
      body: form,
    }).catch(() => undefined)
    if (answer?.status === 303)
      return { key, number: /\/bestilling\/([^?]+)/.exec(answer.headers.get('location') ?? '')?.[1] ?? '' }
    if (answer) expect([422, 429]).not.toContain(answer.status)
    await wait(50)
  }
}
