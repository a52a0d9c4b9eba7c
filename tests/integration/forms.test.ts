/** Forms that editors build: what is asked, taken, sent on, handed out and removed. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { removeExpired, removeStray } from '../../src/features/forms/work'
import { erasePerson, findPerson } from '../../src/features/privacy'
import { publishContactForm, storeMessage } from '../support/forms'
import { openProgram, type TestProgram } from '../support/program'
import { readRows } from '../support/rows'

const DAY = 24 * 60 * 60 * 1000
const isService = [{ field: 'gjelder', comparison: 'equals', value: 'service' }]
const option = (value: string, label: string) => ({ value, label })

const visit = {
  name: 'Be om befaring',
  slug: 'befaring',
  _status: 'published',
  fields: [
    {
      kind: 'radio',
      name: 'gjelder',
      label: 'Hva gjelder det?',
      required: true,
      options: [option('ny', 'Ny ovn'), option('service', 'Service')],
    },
    { kind: 'text', name: 'modell', label: 'Modell', required: true, conditions: isService },
    { kind: 'checkboxes', name: 'onsker', label: 'Ønsker', options: [option('a', 'Pipe'), option('b', 'Montering')] },
    { kind: 'text', name: 'navn', label: 'Navn', required: true, autocomplete: 'name' },
    { kind: 'email', name: 'epost', label: 'E-post', required: true },
    { kind: 'file', name: 'bilder', label: 'Bilder', fileKind: 'pictures', max: 2, megabytes: 1 },
    { kind: 'consent', name: 'samtykke', label: 'Dere kan gi dette videre.', required: true },
  ],
  answer: 'Vi ringer deg.',
  receivers: [
    { email: 'alle@example.com' },
    { email: 'service@example.com', isConditional: true, field: 'gjelder', comparison: 'equals', value: 'service' },
  ],
  confirmation: { isSent: true, subject: 'Takk, {navn}', text: 'Hei {navn}.\n\nVi ringer.' },
  retentionDays: 30,
}

const whole = { gjelder: 'ny', navn: 'Kari Ås', epost: 'kari@example.com', samtykke: 'ja', page: '/befaring' }

async function siteWithForm(form: object = visit) {
  const site = await openProgram()
  const created = await site.rest('POST', '/api/forms', form)
  const id = Number(created.body.doc?.id)
  const body = [{ blockType: 'form', form: id, heading: 'Befaring' }]
  await site.rest('POST', '/api/pages', { title: 'Befaring', _status: 'published', body })
  return Object.assign(site, { form: id })
}

/** A native post; `asJson` as the island sends it. */
async function post(site: TestProgram, body: Record<string, string | readonly string[]> | FormData, asJson = false) {
  const sent =
    body instanceof FormData
      ? body
      : new URLSearchParams(
          Object.entries(body).flatMap(([name, value]) => [value].flat().map((one) => [name, one] as [string, string])),
        )
  const answer = await fetch(`${site.url}/skjema/befaring`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: asJson ? 'application/json' : 'text/html' },
    body: sent,
  })
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
}

async function asStaff({ payload }: TestProgram) {
  const data = { email: 'admin@example.com', password: 'long enough for tests' }
  const { token } = await payload.login({ collection: 'users', data })
  return { authorization: `JWT ${token}` }
}

const submissions = async (site: TestProgram) =>
  (await site.payload.find({ collection: 'formSubmissions', sort: 'id', depth: 0 })).docs

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const withFiles = (...files: File[]) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(whole)) form.append(name, value)
  for (const file of files) form.append('bilder', file)
  return form
}
const picture = (name = 'pipa.png') => new File([png], name, { type: 'image/png' })

test('a hidden field is neither required nor kept, and a choice that shows it makes it so', async () => {
  await using site = await siteWithForm()
  expect((await post(site, { ...whole, gjelder: 'service' })).status).toBe(422)
  expect(await submissions(site)).toEqual([])
  const sent = await post(site, { ...whole, modell: 'Varde 5', onsker: ['a', 'b'] })
  expect(sent).toMatchObject({ status: 303, location: '/befaring#befaring-sendt' })
  expect(await submissions(site)).toMatchObject([
    {
      sender: 'Kari Ås',
      email: 'kari@example.com',
      answers: [
        { name: 'gjelder', label: 'Hva gjelder det?', value: 'ny', text: 'Ny ovn' },
        { name: 'onsker', value: 'a\nb', text: 'Pipe, Montering' },
        { name: 'navn', text: 'Kari Ås' },
        { name: 'epost', text: 'kari@example.com' },
        { name: 'bilder', text: '' },
      ],
      consents: [{ text: 'Dere kan gi dette videre.', accepted: true }],
    },
  ])
})

test('what is refused comes back as it was typed, with a summary that leads to the fields', async () => {
  await using site = await siteWithForm()
  const { status, text } = await post(site, { ...whole, gjelder: 'service', onsker: 'b', epost: 'kari@', samtykke: '' })
  expect(status).toBe(422)
  expect(text).toMatch(/<input[^>]*id="befaring-felt-gjelder-2"[^>]*checked/)
  expect(text).not.toMatch(/<input[^>]*id="befaring-felt-gjelder-1"[^>]*checked/)
  expect(text).toMatch(/<input[^>]*id="befaring-felt-onsker-2"[^>]*checked/)
  expect(text).toContain('value="kari@"')
  expect(text).toContain('<a href="#befaring-felt-modell">Fyll ut «Modell».</a>')
  expect(text).toContain('<a href="#befaring-felt-samtykke">Kryss av for å kunne sende.</a>')
  expect(text).toContain('Filene må velges på nytt')
  // The page that others get holds none of it.
  expect((await site.get('/befaring')).text).not.toContain('kari@')
})

test('the same form sent again is one submission, with a key of the browser and without one', async () => {
  await using site = await siteWithForm()
  const key = 'AAAAAAAAAAAAAAAAAAAAAA'
  const answers = await Promise.all([1, 2, 3].map(() => post(site, { ...whole, nokkel: key }, true)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(JSON.parse(answers[0]?.text ?? '')).toEqual({ message: 'Vi ringer deg.' })
  expect(await submissions(site)).toHaveLength(1)
  // What was changed after an answer that got lost is not lost with it.
  expect((await post(site, { ...whole, nokkel: key, navn: 'Kari Vik' }, true)).status).toBe(200)
  expect((await submissions(site)).map(({ sender }) => sender)).toEqual(['Kari Ås', 'Kari Vik'])
  for (let times = 0; times < 2; times++) expect((await post(site, whole)).status).toBe(303)
  expect(await submissions(site)).toHaveLength(3)
})

test('receivers are told by their conditions and the sender by the editor’s text, each once', async () => {
  await using site = await siteWithForm()
  await post(site, { ...whole, gjelder: 'service', modell: 'Varde 5', navn: 'Kari https://spam.example' })
  const emails = async () => (await site.payload.find({ collection: 'emails', sort: 'key', pagination: false })).docs
  await expect.poll(async () => (await emails()).length).toBe(3)
  const [confirmation, all, service] = await emails()
  expect(confirmation).toMatchObject({ to: 'kari@example.com', subject: 'Takk, Kari' })
  expect(confirmation?.text).toContain('Hei Kari.\n\nVi ringer.')
  expect(all).toMatchObject({ to: 'alle@example.com', replyTo: 'kari@example.com' })
  expect(service?.to).toBe('service@example.com')
  expect(service?.text).toContain('Modell: Varde 5')
  expect(service?.text).toContain('Dere kan gi dette videre.: Ja')

  const [stored] = await submissions(site)
  expect((await site.rest('DELETE', `/api/formSubmissions/${stored?.id}`)).status).toBe(200)
  expect(await emails()).toEqual([])
})

test('files are judged by their content, kept with the answer, and served to staff alone', async () => {
  await using site = await siteWithForm()
  const script = new File(['<script>alert(1)</script>'], 'pipa.png', { type: 'image/png' })
  const pdf = new File([`%PDF-1.4 ${'tegning '.repeat(9)}`], 'pipa.png', { type: 'image/png' })
  for (const refused of [script, pdf]) {
    const { status, text } = await post(site, withFiles(picture(), refused), true)
    expect([status, JSON.parse(text).errors]).toEqual([422, { bilder: 'Filen er av en type som ikke tas imot her.' }])
  }
  const large = new File([png, new Uint8Array(1024 * 1024)], 'stor.png')
  expect(JSON.parse((await post(site, withFiles(large), true)).text).errors.bilder).toContain('1 MB')
  expect(JSON.parse((await post(site, withFiles(picture(), picture(), picture()), true)).text).errors.bilder).toContain(
    'høyst 2 filer',
  )
  expect((await site.payload.count({ collection: 'formFiles' })).totalDocs).toBe(0)

  expect((await post(site, withFiles(picture('Pipa vår.png')))).status).toBe(303)
  const [stored] = await submissions(site)
  expect(stored?.answers).toContainEqual(
    expect.objectContaining({
      name: 'bilder',
      text: 'Pipa vår.png',
      files: [expect.objectContaining({ name: 'Pipa vår.png' })],
    }),
  )
  const [file] = (await site.payload.find({ collection: 'formFiles' })).docs
  const address = `/api/formFiles/file/${file?.filename}`
  expect((await site.get(address)).status).toBe(403)
  expect((await site.rest('GET', address)).status).toBe(200)

  // Gone with the answer; one without an answer goes after a day.
  await site.rest('DELETE', `/api/formSubmissions/${stored?.id}`)
  expect((await site.payload.count({ collection: 'formFiles' })).totalDocs).toBe(0)
  await site.payload.create({
    collection: 'formFiles',
    data: { key: 'alene', field: 'bilder', name: 'x.png' },
    file: { data: png, mimetype: 'image/png', name: 'alene.png', size: png.length },
  })
  await removeStray(site.payload, Date.now() + DAY - 60_000)
  expect((await site.payload.count({ collection: 'formFiles' })).totalDocs).toBe(1)
  await removeStray(site.payload, Date.now() + DAY + 60_000)
  expect((await site.payload.count({ collection: 'formFiles' })).totalDocs).toBe(0)
})

test('receivers and the other settings of staff are no business of visitors, nor is an unpublished form', async () => {
  await using site = await siteWithForm()
  const { text } = await site.get('/api/forms')
  expect(JSON.parse(text).docs[0].fields).toHaveLength(7)
  expect(text).not.toMatch(/alle@example\.com|retentionDays|confirmation/)
  expect((await site.get('/befaring')).text).not.toContain('alle@example.com')
  await site.rest('PATCH', `/api/forms/${site.form}`, { _status: 'draft' })
  expect((await post(site, whole)).status).toBe(404)
  expect((await site.get('/befaring')).text).not.toContain('befaring-skjema')
  const preview = `/preview/forms/${site.form}?locale=nb`
  expect((await site.get(preview)).status).toBe(302)
  const drawn = await site.get(preview, await asStaff(site))
  expect([drawn.status, drawn.text.includes('befaring-skjema')]).toEqual([200, true])
})

test('a form that cannot work is not published, and one in use is not deleted', async () => {
  await using site = await siteWithForm()
  const fields = [{ kind: 'radio', label: 'Velg', options: [] }]
  const refused = await site.rest('POST', '/api/forms', { name: 'Feil', _status: 'published', fields })
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    400,
    expect.stringContaining('trenger minst ett valg'),
  ])
  const made = await site.rest('POST', '/api/forms', {
    name: 'Uten navn',
    _status: 'published',
    fields: [{ kind: 'radio', label: 'Hva vil du?', options: [{ label: 'Ny ovn' }] }],
  })
  expect(made.body.doc).toMatchObject({
    slug: 'uten-navn',
    fields: [{ name: 'hva-vil-du', options: [{ value: 'Ny ovn' }] }],
  })
  await post(site, whole)
  expect((await site.rest('DELETE', `/api/forms/${site.form}`)).status).toBe(409)
  expect((await site.rest('DELETE', `/api/forms/${made.body.doc?.id}`)).status).toBe(200)
})

test('answers are removed after the days of their form', async () => {
  await using site = await siteWithForm()
  await post(site, whole)
  await storeMessage(site.payload, { name: 'Ola', email: 'ola@example.com', message: 'Hei' })
  expect(await removeExpired(site.payload, Date.now() + 30 * DAY - 60_000)).toBe(0)
  expect(await removeExpired(site.payload, Date.now() + 30 * DAY + 60_000)).toBe(1)
  expect((await submissions(site)).map(({ sender }) => sender)).toEqual(['Ola'])
})

test('a person is found with answers and files, and erased', async () => {
  await using site = await siteWithForm()
  await post(site, withFiles(picture()))
  const kari = { email: 'kari@example.com' }
  await storeMessage(site.payload, { name: 'Ola', email: 'ola@example.com', message: 'Spør kari@example.com' })
  expect(JSON.stringify(await findPerson(site.payload, kari, 'nb'))).toMatch(/Skjemasvar/)
  await erasePerson(site.payload, kari, { now: Date.now() })
  expect((await site.payload.count({ collection: 'formFiles' })).totalDocs).toBe(0)
  const rows = await readRows(site.payload, sql`select sender, answers from form_submissions`)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).toContain('Spør […]')
})

test('answers are exported with a column for each question, and no cell is a formula', async () => {
  await using site = await siteWithForm()
  await post(site, { ...whole, navn: '=1+1' })
  await publishContactForm(site.payload)
  await storeMessage(site.payload, { name: 'Ola', email: 'ola@example.com', message: 'Hei' })
  const as = { ...(await asStaff(site)), 'accept-language': 'nb' }
  const { text } = await site.get(`/api/formSubmissions/export?form=${site.form}`, as)
  const [head = '', row = '', ...rest] = text.trim().split('\r\n')
  expect(head).toContain('Hva gjelder det?')
  expect(head).toContain('Dere kan gi dette videre.')
  expect(row).toContain('Ny ovn')
  expect(row).toContain("'=1+1")
  expect(rest).toEqual([])
  expect((await site.get('/api/formSubmissions/export', as)).text).toContain('Ola')
  expect((await site.get('/api/formSubmissions/export')).status).toBe(403)
})
