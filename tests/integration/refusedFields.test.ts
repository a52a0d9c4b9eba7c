/** What a refused save says: each field by its label, in the language of the admin, with its reason. */
import { expect, test } from 'vitest'
import { openProgram } from '../support/program'

const english = { 'accept-language': 'en' }

test('a contrast that is too low names its colour once, with every reason', async () => {
  await using site = await openProgram()
  const { body: theme } = await site.rest('GET', '/api/globals/theme')
  const light = { ...(theme.light as object), muted: '#eeeeee' }
  const refused = async (headers = {}) => {
    const { status, body } = await site.rest('POST', '/api/globals/theme', { ...theme, light }, headers)
    expect(status).toBe(400)
    return { message: body.errors?.[0]?.message, errors: body.errors?.[0]?.data?.errors ?? [] }
  }
  const norwegian = await refused()
  const [error] = norwegian.errors
  expect(norwegian.errors).toHaveLength(1)
  expect(error).toMatchObject({ path: 'light.muted', label: expect.stringMatching(/^Lyst utseende > \S/) })
  expect(error?.message).toMatch(/^Kontrasten mellom .* Den må være minst 4,5:1/)
  expect(norwegian.message).toBe(`Følgende felt er ugyldig: ${(error as { label?: string })?.label}`)
  expect((await refused(english)).message).toMatch(/^The following field is invalid: Light appearance > \S+/)
})

test('an address that is taken is told by the field’s label, in drafts too', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/pages', { title: 'Om oss', slug: 'om', _status: 'published' })
  const refused = (headers = {}) => site.rest('POST', '/api/pages?draft=true', { title: 'Om', slug: 'om' }, headers)
  const [nb, en] = [await refused(), await refused(english)]
  expect(nb.body.errors?.[0]).toMatchObject({
    message: 'Følgende felt er ugyldig: Siste ledd i adressen',
    data: { errors: [{ path: 'slug', label: 'Siste ledd i adressen' }] },
  })
  expect(en.body.errors?.[0]?.message).toBe('The following field is invalid: Last part of the address')
})

test('the check before publishing knows what is required, wherever it stands', async () => {
  await using site = await openProgram()
  const { body } = await site.rest('POST', '/api/pages?draft=true', {
    slug: 'uferdig',
    body: [
      { blockType: 'hero', layout: 'plain', heading: 'Uferdig' },
      { blockType: 'quote', text: '' },
    ],
  })
  const check = async (language: string) => {
    const headers = { authorization: `JWT ${site.token}` }
    const answer = await site.get(`/preview/pages/${body.doc?.id}/check?locale=nb&language=${language}`, headers)
    const { findings } = JSON.parse(answer.text) as { findings: { text: string; path?: string; block?: number }[] }
    return findings.filter(({ path }) => path !== undefined)
  }
  const nb = await check('nb')
  expect(nb.map(({ path, block }) => [path, block])).toEqual([
    ['title', undefined],
    ['body.1.text', 1],
    // Not required: the page is published without it, and its check leads there.
    ['description', undefined],
  ])
  expect(nb[0]?.text).toBe('Tittel: Dette feltet er påkrevd.')
  expect(nb[1]?.text).toMatch(/^Innhold › Sitat 2 › .+: Dette feltet er påkrevd\.$/)
  expect((await check('en'))[0]?.text).toBe('Title: This field is required.')
  // What the check says is what publishing would say.
  const published = await site.rest('PATCH', `/api/pages/${body.doc?.id}?locale=nb`, { _status: 'published' })
  expect(published.body.errors?.[0]?.data?.errors?.map(({ path }) => path)).toEqual(['title', 'body.1.text'])
})
