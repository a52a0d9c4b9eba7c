/** Texts that a language model proposes: who may ask, what is sent, and what is said when there is none. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SECRET_IS_SET } from '../../src/cms/fields/secretIsSet'
import { propose } from '../../src/features/writingHelp/propose'
import { dealerData } from '../support/dealers'
import { askedIn, completion, instructionsIn, startModel } from '../support/languageModel'
import { openProgram, type TestProgram } from '../support/program'
import { startUpstream, type TestUpstream } from '../support/upstream'

const KEY = 'sk-hemmelig-1234567890'
const PROPOSE = '/api/globals/writingHelp/propose'
const TEST = '/api/globals/writingHelp/test'

const set = (site: TestProgram, model: TestUpstream, more: object = {}) =>
  site.rest('POST', '/api/globals/writingHelp', {
    enabled: true,
    vision: true,
    service: { url: `${model.url}/v1/`, model: 'liten-7b', apiKey: KEY },
    ...more,
  })

const description = {
  task: 'documentDescription',
  collection: 'pages',
  locale: 'nb',
  field: 'Beskrivelse',
  lines: true,
  text: 'Ovner med varme i',
  maxLength: 200,
}

async function as(site: TestProgram, role: 'editor' | 'marketer' | 'dealer') {
  const account = { email: `${role}@example.com`, password: 'langt nok til en test' }
  const dealer =
    role === 'dealer'
      ? (await site.rest('POST', '/api/dealers', dealerData({ name: 'Varme' }))).body.doc?.id
      : undefined
  await site.payload.create({
    collection: 'users',
    data: { ...account, name: role, role, ...(dealer ? { dealer } : {}) },
  })
  const { token } = await site.payload.login({ collection: 'users', data: account })
  return { authorization: `JWT ${token}` }
}

const messageOf = ({ body }: Awaited<ReturnType<TestProgram['rest']>>) => body.errors?.[0]?.message

test('while it is off there is nothing, and it is off from the start', async () => {
  await using model = await startModel()
  await using site = await openProgram()
  expect((await site.rest('POST', PROPOSE, description)).status).toBe(404)
  await set(site, model, { enabled: false })
  expect((await site.rest('POST', PROPOSE, description)).status).toBe(404)
  expect(model.calls).toEqual([])
})

test('a proposal comes from the model of the settings, cleaned, and the text goes as data', async () => {
  await using model = await startModel(() => ' "Ovner som varmer." ')
  await using site = await openProgram()
  await set(site, model, { voice: 'Kort og varmt.' })
  const answer = await site.rest('POST', PROPOSE, description)
  expect([answer.status, answer.body]).toEqual([200, { text: 'Ovner som varmer.' }])
  const [call] = model.calls
  if (!call) throw new Error('the model was not asked')
  expect([call.method, call.path, call.headers.authorization]).toEqual([
    'POST',
    '/v1/chat/completions',
    `Bearer ${KEY}`,
  ])
  expect(askedIn(call)).toMatchObject({ model: 'liten-7b', max_tokens: 1200 })
  expect(instructionsIn(call)).toContain('Kort og varmt.')
  expect(JSON.parse(String(askedIn(call).messages[1]?.content))).toEqual({
    field: 'Beskrivelse',
    text: 'Ovner med varme i',
  })
})

test('who changes content may ask for what they may change; others, and strangers, may not', async () => {
  await using model = await startModel(() => 'Text')
  await using site = await openProgram()
  await set(site, model)
  const [editor, marketer, dealer] = [await as(site, 'editor'), await as(site, 'marketer'), await as(site, 'dealer')]
  const status = async (headers: Record<string, string>, more: object = {}) =>
    (await site.rest('POST', PROPOSE, { ...description, ...more }, headers)).status
  expect(await status(editor)).toBe(200)
  expect(await status(editor, { id: 1 })).toBe(200)
  expect(await status(marketer)).toBe(403)
  expect(await status(dealer)).toBe(403)
  expect(await status({ authorization: '' })).toBe(403)
  // Nothing about people: orders, submissions, users.
  for (const collection of ['orderRequests', 'formSubmissions', 'users', 'members', 'nothing'])
    expect(await status(editor, { collection })).toBe(403)
  expect(await status(editor, { collection: undefined, global: 'nothing' })).toBe(403)
  expect(model.calls).toHaveLength(2)
  const setting = await site.rest('GET', '/api/globals/writingHelp', undefined, editor)
  expect(setting.status).toBe(403)
  expect((await site.rest('POST', TEST, {}, editor)).status).toBe(403)
})

test('a picture is sent small, as a JPEG, whether it is stored or about to be', async () => {
  await using model = await startModel(() => 'En rød flate.')
  await using site = await openProgram()
  await set(site, model)
  const png = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#963314' } })
    .png()
    .toBuffer()
  const form = (payload: object) => {
    const made = new FormData()
    made.set('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'stue.png')
    made.set('_payload', JSON.stringify(payload))
    return made
  }
  const send = async (path: string, payload: object) =>
    (
      await fetch(site.url + path, {
        method: 'POST',
        body: form(payload),
        headers: { authorization: `JWT ${site.token}` },
      })
    ).json() as Promise<{ doc?: { id: number }; text?: string }>
  const asked = {
    task: 'pictureDescription',
    collection: 'media',
    locale: 'nb',
    field: 'Alternativ tekst',
    lines: false,
    text: '',
  }
  expect(await send(PROPOSE, asked)).toEqual({ text: 'En rød flate.' })
  const id = (await send('/api/media', { alt: 'x' })).doc?.id
  expect((await site.rest('POST', PROPOSE, { ...asked, id })).body).toEqual({ text: 'En rød flate.' })
  expect(model.calls).toHaveLength(2)
  for (const call of model.calls) {
    const content = askedIn(call).messages[1]?.content
    const url = (Array.isArray(content) && content[1]?.image_url?.url) || ''
    expect(url).toMatch(/^data:image\/jpeg;base64,/)
    const { width, height, format } = await sharp(Buffer.from(url.split(',')[1] ?? '', 'base64')).metadata()
    expect([width, height, format]).toEqual([640, 400, 'jpeg'])
  }
  expect(messageOf(await site.rest('POST', PROPOSE, { ...asked, id: 999 }))).toBe('Bildet kan ikke leses.')
  await site.rest('POST', '/api/globals/writingHelp', { vision: false })
  expect((await site.rest('POST', PROPOSE, { ...asked, id })).status).toBe(404)
  expect(model.calls).toHaveLength(2)
})

test.each([
  [401, {}, 'Tjenesten godtar ikke nøkkelen. En administrator må rette den under Skrivehjelp.'],
  [404, {}, /kjenner ikke modellen/],
  [429, { 'retry-after': '12' }, /Prøv igjen om 12 sekunder\./],
  [429, {}, /Vent litt/],
  [400, {}, 'Tjenesten avviste spørsmålet (HTTP 400).'],
  [302, { location: 'http://127.0.0.1:1/' }, 'Tjenesten avviste spørsmålet (HTTP 302).'],
  [503, {}, /Tjenesten har en feil \(HTTP 503\)/],
])('a service that answers %i %j is told of in words', async (status, headers, message) => {
  await using model = await startUpstream(() => ({ status, headers: headers as Record<string, string>, body: '{}' }))
  await using site = await openProgram()
  await set(site, model)
  const answer = await site.rest('POST', PROPOSE, description)
  expect(answer.status).toBe(502)
  expect(messageOf(answer)).toEqual(typeof message === 'string' ? message : expect.stringMatching(message))
  expect(messageOf(await site.rest('POST', TEST))).toBe(messageOf(answer))
  expect(model.calls).toHaveLength(2)
})

test('nonsense, nothing, half an answer and one that is too long are no proposals', async () => {
  await using model = await startModel()
  await using site = await openProgram()
  await set(site, model)
  const said = async (answered: ReturnType<TestUpstream['answer']>, more: object = {}) => {
    model.answer = () => answered
    const answer = await site.rest('POST', PROPOSE, { ...description, ...more })
    return messageOf(answer) ?? answer.body.text
  }
  const long = 'En hel setning om ovner. '.repeat(12)
  expect(await said({ status: 200, body: '<html>' })).toMatch(/OpenAI-kompatibelt/)
  expect(await said({ status: 200, body: '{"choices":[]}' })).toMatch(/OpenAI-kompatibelt/)
  expect(await said(completion(' '))).toMatch(/ga ikke noe forslag/)
  expect(await said(completion('En hel setning. En ha', 'length'))).toMatch(/lengre enn feltet/)
  expect(await said(completion('ovner '.repeat(60)))).toMatch(/lengre enn feltet/)
  // Whole sentences of a description are one; a translation without its end is none.
  expect(await said(completion(long))).toBe('En hel setning om ovner. '.repeat(8).trim())
  expect(await said(completion(long), { task: 'translation', from: 'en' })).toMatch(/lengre enn feltet/)
  expect(await said('cut')).toMatch(/svarte ikke i tide/)
  expect(await said({ status: 200, body: 'x'.repeat(100_000) })).toMatch(/svarte ikke i tide/)
})

test('a service that cannot be reached or does not answer is given up, and one that nobody waits for is left', async () => {
  const away = await startModel()
  await away[Symbol.asyncDispose]()
  await using silent = await startUpstream(() => 'silent')
  await using site = await openProgram()
  await set(site, away)
  expect(messageOf(await site.rest('POST', PROPOSE, description))).toMatch(/ble ikke nådd/)
  const service = { url: silent.url, model: 'a', apiKey: '', vision: false, voice: '' }
  const request = { task: 'shorter', locale: 'nb', field: 'Tekst', text: 'Lang', lines: false } as const
  expect(await propose(site.payload, service, request, { patience: 20 })).toEqual({ failure: { name: 'broken' } })
  const left = new AbortController()
  const waiting = propose(site.payload, service, request, { signal: left.signal })
  await expect.poll(() => silent.calls.length).toBe(2)
  left.abort()
  expect(await waiting).toEqual({ failure: { name: 'broken' } })
  // Without a key none is named.
  expect(silent.calls.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined])
})

test('a model that wants another name for the limit of its answer gets it, and is asked by it from then on', async () => {
  await using model = await startUpstream((call) =>
    'max_tokens' in askedIn(call)
      ? { status: 400, body: '{"error":{"message":"Use \'max_completion_tokens\' instead."}}' }
      : completion('Ovner.'),
  )
  await using site = await openProgram()
  await set(site, model)
  for (let time = 0; time < 2; time++)
    expect((await site.rest('POST', PROPOSE, description)).body).toEqual({ text: 'Ovner.' })
  expect(model.calls.map((call) => askedIn(call).max_completion_tokens)).toEqual([undefined, 1200, 1200])
})

test('the test says that it works, with a picture where the model may see them, before it is switched on', async () => {
  await using model = await startModel()
  await using site = await openProgram()
  expect(messageOf(await site.rest('POST', TEST))).toMatch(/^Skriv adresse og modell/)
  await set(site, model, { enabled: false })
  expect((await site.rest('POST', TEST)).body.message).toBe('Forbindelsen virker: modellen svarte på et bilde.')
  await set(site, model, { vision: false })
  const english = { 'accept-language': 'en' }
  expect((await site.rest('POST', TEST, {}, english)).body.message).toBe('The connection works: the model answered.')
  expect(model.calls.map((call) => Array.isArray(askedIn(call).messages[1]?.content))).toEqual([true, false])
})

test('an address of another machine without encryption is refused', async () => {
  await using site = await openProgram()
  const save = (url: string) => site.rest('POST', '/api/globals/writingHelp', { service: { url } })
  expect((await save('http://api.example.com/v1')).status).toBe(400)
  expect((await save('https://api.example.com/v1')).status).toBe(200)
})

test('the key is read by nobody, and the log has neither it nor what was written', async () => {
  await using model = await startUpstream(() => ({ status: 401, body: `{"error":"wrong key ${KEY}"}` }))
  const lines: string[] = []
  await using site = await openProgram({}, lines)
  expect(JSON.stringify(await set(site, model))).not.toContain(KEY)
  const shown = await site.rest('GET', '/api/globals/writingHelp')
  expect((shown.body.service as { apiKey?: string }).apiKey).toBe(SECRET_IS_SET)
  const answer = await site.rest('POST', PROPOSE, { ...description, text: 'Helt egne ord' })
  expect(JSON.stringify(answer)).not.toContain(KEY)
  const logged = lines.join('')
  expect(logged).toContain('The writing help got no proposal')
  expect(logged).not.toContain(KEY)
  expect(logged).not.toContain('Helt egne ord')
})

test('a person who asks for very many is told to wait', async () => {
  await using model = await startModel(() => 'Ovner.')
  await using site = await openProgram()
  await set(site, model)
  const answers = await Promise.all(Array.from({ length: 31 }, () => site.rest('POST', PROPOSE, description)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
  expect(answers.map(messageOf).filter(Boolean)).toEqual([expect.stringMatching(/^Du har bedt om mange forslag/)])
  expect((await site.rest('POST', PROPOSE, { ...description, text: 'a'.repeat(9000) })).status).toBe(400)
})
