/** What tests of SMS ask for again and again. */

import { dealerData } from './dealers'
import type { TestProgram } from './program'
import type { TestGateway } from './smsGateway'

/** Makes a program send by the test's gateway, as fast as it can. */
export async function sendBy({ payload }: TestProgram, gateway: TestGateway, changed: object = {}): Promise<void> {
  await payload.updateGlobal({
    slug: 'smsSettings',
    data: {
      gateway: 'kannel',
      kannel: { url: `${gateway.url}/cgi-bin/sendsms`, username: 'bruker', password: 'hemmelig' },
      perSecond: 0,
      nightFrom: 0,
      nightTo: 0,
      ...changed,
    },
  })
}

/** Keys and states, the oldest first. */
export async function smsStates({ payload }: TestProgram): Promise<Record<string, string>> {
  const { docs } = await payload.find({ collection: 'smsMessages', sort: 'id', depth: 0, pagination: false })
  return Object.fromEntries(docs.map(({ key, state }) => [key, state]))
}

export async function smsOf({ payload }: TestProgram, key: string) {
  const { docs } = await payload.find({ collection: 'smsMessages', where: { key: { equals: key } }, depth: 0 })
  const [doc] = docs
  if (!doc) throw new Error(`no SMS ${key}`)
  return doc
}

/** Signed in over REST as a user of a role. */
export async function restAs({ payload, url }: TestProgram, role: 'editor' | 'marketer' | 'dealer') {
  const email = `${role}@example.com`
  const password = 'long enough for tests'
  const dealer =
    role === 'dealer' ? await payload.create({ collection: 'dealers', data: dealerData() as never }) : undefined
  await payload.create({
    collection: 'users',
    data: { email, password, name: role, role, ...(dealer ? { dealer: dealer.id } : {}) } as never,
  })
  const { token } = await payload.login({ collection: 'users', data: { email, password } })
  return async (method: string, path: string, body?: object) => {
    const answer = await fetch(url + path, {
      method,
      headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: answer.status, text: await answer.text() }
  }
}

/** A promise that is kept when the test says so. */
export function gateUntilOpened(): { opened: Promise<void>; open(): void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}
