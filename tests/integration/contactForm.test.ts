/** The contact form as clients know it (docs/calls.md), a form like any other. */
import { expect, test } from 'vitest'
import { publishContactForm } from '../support/forms'
import { openProgram } from '../support/program'

const whole = { page: '/kontakt', name: 'Kari', email: 'kari@example.com', phone: '', message: 'Hei' }

async function post(url: string, body: Record<string, string>, accept = 'text/html') {
  const answer = await fetch(`${url}/skjema/kontakt`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(body),
  })
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
}

async function siteWithForm() {
  const site = await openProgram()
  await site.rest('POST', '/api/pages', {
    title: 'Kontakt',
    _status: 'published',
    body: [{ blockType: 'form', form: await publishContactForm(site.payload), heading: 'Skriv til oss' }],
  })
  return site
}

test('a message is stored before it is acknowledged, and the visitor comes back to the page', async () => {
  await using site = await siteWithForm()
  expect(await post(site.url, whole)).toMatchObject({ status: 303, location: '/kontakt#kontakt-sendt' })
  const { body } = await site.rest('GET', '/api/formSubmissions')
  expect(body.docs).toMatchObject([
    {
      sender: 'Kari',
      email: 'kari@example.com',
      formName: 'Kontaktskjema',
      page: '/kontakt',
      state: 'new',
      answers: [
        { name: 'name', label: 'Navn', text: 'Kari' },
        { name: 'email', label: 'E-post', text: 'kari@example.com' },
        { name: 'phone', label: 'Telefon', text: '' },
        { name: 'message', label: 'Melding', text: 'Hei' },
      ],
    },
  ])
})

test('bad input comes back with what was typed and the fields marked', async () => {
  await using site = await siteWithForm()
  const answer = await post(site.url, { ...whole, email: 'ola@', message: '<b>Hei</b> & takk' })
  expect(answer.status).toBe(422)
  expect(answer.text).toContain('value="ola@"')
  expect(answer.text).toContain('&lt;b&gt;Hei&lt;/b&gt; &amp; takk')
  expect(answer.text).toContain('Skriv en gyldig e-postadresse')
  expect(answer.text).toContain('aria-invalid="true"')
  expect((await site.get('/kontakt')).text).not.toContain('ola@')
})

test('a client that sends JSON gets JSON', async () => {
  await using site = await siteWithForm()
  const { page: _page, ...message } = whole
  const answer = await fetch(`${site.url}/skjema/kontakt`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(message),
  })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ message: 'Takk! Meldingen er mottatt. Vi svarer så snart vi kan.' })
})

test('a script gets the same as JSON', async () => {
  await using site = await siteWithForm()
  const answer = await post(site.url, { ...whole, name: ' ' }, 'application/json')
  expect(answer.status).toBe(422)
  expect(JSON.parse(answer.text)).toEqual({
    message: 'Meldingen er ikke sendt ennå. Se over feltene som er merket.',
    errors: { name: 'Skriv navnet ditt.' },
  })
})

test('a program that fills in the trap is thanked and forgotten', async () => {
  await using site = await siteWithForm()
  expect((await post(site.url, { ...whole, nettside: 'http://spam.example' })).status).toBe(303)
  expect((await site.rest('GET', '/api/formSubmissions')).body.docs).toEqual([])
})

test('one address cannot flood the brand', async () => {
  await using site = await siteWithForm()
  const answers = []
  for (let round = 0; round < 6; round++)
    answers.push((await post(site.url, { ...whole, message: `Hei ${round}` })).status)
  expect(answers).toEqual([303, 303, 303, 303, 303, 429])
})

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:x'])(
  'never leads to another site: %s',
  async (page) => {
    await using site = await siteWithForm()
    expect((await post(site.url, { ...whole, page })).location).toBe('/#kontakt-sendt')
  },
)

test('messages are no business of the public', async () => {
  await using site = await siteWithForm()
  await post(site.url, whole)
  expect((await site.get('/api/formSubmissions')).status).toBe(403)
})
