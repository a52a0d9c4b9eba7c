/** What the operator's command does with a site of either database: users, and the doctor's look at the database. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkDatabase, checkSoundness } from '../../cli/doctor/database'
import { openDatabase } from '../../cli/doctor/openDatabase'
import { checkSms } from '../../cli/doctor/services'
import { exportToFile, targetOf } from '../../src/features/imports'
import { addUser, listUsers, removeUser, rescueAccount } from '../../src/features/users'
import { dealerData } from '../support/dealers'
import { openProgram, type TestProgram } from '../support/program'
import { browserOf, setUpCodes } from '../support/staff'

const kari = { email: 'Kari@example.com', name: 'Kari Ås', role: 'editor' } as const
const password = 'granved om vinteren'

const tokenIn = (added: object) =>
  ('link' in added ? /\/admin\/invitasjon\/([\w.-]+)$/.exec(String(added.link)) : null)?.[1]

const events = async ({ payload }: TestProgram) =>
  (await payload.find({ collection: 'accessLog', sort: 'id' })).docs.map(({ userName, action }) => [userName, action])

test('a user who is added chooses a password at the link, once, and is sent no e-mail', async () => {
  await using site = await openProgram({ TRUST_PROXY: '1' })
  const browser = browserOf(site)
  const token = tokenIn(await addUser(site.payload, kari, Date.now()))
  expect((await site.payload.count({ collection: 'emails' })).totalDocs).toBe(0)
  expect((await browser.post('/api/users/invitation/open', { token })).body).toEqual({
    name: 'Kari Ås',
    email: 'kari@example.com',
  })
  expect((await browser.post('/api/users/invitation', { token, password })).status).toBe(200)
  expect((await browser.post('/api/users/invitation', { token, password: 'et annet godt passord' })).status).toBe(403)
  expect((await browser.signIn('kari@example.com', password)).body.user).toMatchObject({ role: 'editor' })
  expect((await events(site))[0]).toEqual(['merkevei user', 'userCreated'])
})

test('an address is given once, and a dealer must be there', async () => {
  await using site = await openProgram()
  await addUser(site.payload, kari, Date.now())
  expect(await addUser(site.payload, { ...kari, email: 'kari@example.com ' }, Date.now())).toEqual({ error: 'taken' })
  const ola = { email: 'ola@example.com', name: 'Ola', role: 'dealer', dealer: 'F-1' } as const
  expect(await addUser(site.payload, ola, Date.now())).toEqual({ error: 'unknownDealer' })
  await site.payload.create({ collection: 'dealers', data: dealerData() as never })
  expect(await addUser(site.payload, ola, Date.now())).toHaveProperty('link')
})

test('the list has everybody, with dealers and second steps', async () => {
  await using site = await openProgram({ TRUST_PROXY: '1' })
  await site.payload.create({ collection: 'dealers', data: dealerData() as never })
  const user = { email: 'kari@example.com', name: 'Kari Ås', role: 'editor', password } as const
  await site.payload.create({ collection: 'users', data: user })
  const browser = browserOf(site)
  await browser.signIn(user.email, password)
  await setUpCodes(browser, password)
  await addUser(site.payload, { email: 'ola@example.com', name: 'Ola', role: 'dealer', dealer: 'F-1' }, Date.now())
  const users = await listUsers(site.payload)
  expect(users.filter(({ role }) => role !== 'administrator')).toEqual([
    { email: 'kari@example.com', name: 'Kari Ås', role: 'editor', secondStep: true, invited: false },
    { email: 'ola@example.com', name: 'Ola', role: 'dealer', dealer: 'F-1', secondStep: false, invited: true },
  ])
  expect(users).toHaveLength(3)
})

test('a user is removed with all sessions, but not the last administrator', async () => {
  await using site = await openProgram({ TRUST_PROXY: '1' })
  const [administrator] = await listUsers(site.payload)
  expect(await removeUser(site.payload, administrator?.email ?? '', Date.now())).toBe('lastAdministrator')
  expect(await removeUser(site.payload, 'ingen@example.com', Date.now())).toBe('unknown')
  await site.payload.create({ collection: 'users', data: { ...kari, password } })
  const browser = browserOf(site)
  await browser.signIn('kari@example.com', password)
  expect(await browser.me()).not.toBeNull()
  expect(await removeUser(site.payload, kari.email, Date.now())).toBe('removed')
  expect(await browser.me()).toBeNull()
  expect((await listUsers(site.payload)).map(({ role }) => role)).toEqual(['administrator'])
  expect((await events(site)).at(-1)).toEqual(['merkevei user', 'deleted'])
  expect(await rescueAccount(site.payload, kari.email, Date.now())).toBeUndefined()
})

test('an export of dealers is in the event log before there is a file, under the name of the command', async () => {
  await using site = await openProgram()
  await site.payload.create({ collection: 'dealers', data: dealerData() as never })
  const dealers = targetOf('dealers')
  if (!dealers) throw new Error('dealers are no kind of file')
  const path = join(site.settings.dataDir, 'dealers.csv')
  expect(await exportToFile(site.payload, { target: dealers, format: 'csv', path })).toBe(1)
  expect(readFileSync(path, 'utf8')).toContain('F-1')
  expect((await events(site)).at(-1)).toEqual(['merkevei export', 'exported'])
})

test('the doctor finds the database of a running site in order, and the gateway that is chosen', async () => {
  await using site = await openProgram()
  const { databaseUrl } = site.settings
  const opened = openDatabase(databaseUrl)
  try {
    const found = await checkDatabase(opened, databaseUrl)
    const clock = databaseUrl.startsWith('postgres') ? ['Clock ok'] : []
    expect(found.map(({ check, state }) => `${check} ${state}`)).toEqual(['Database ok', ...clock, 'Schema ok'])
    if (clock.length === 0) expect(await checkSoundness(opened)).toMatchObject([{ state: 'ok' }])
    const reached: string[] = []
    const reaches = async (url: string) => void reached.push(url)
    expect(await checkSms(opened, reaches)).toEqual([])
    await site.payload.updateGlobal({ slug: 'smsSettings', data: { gateway: 'kannel' } })
    expect(await checkSms(opened, reaches)).toMatchObject([{ text: 'kannel answers at 127.0.0.1:13013' }])
    expect(reached).toEqual(['http://127.0.0.1:13013/cgi-bin/sendsms'])
  } finally {
    await (await opened)?.close()
  }
})
