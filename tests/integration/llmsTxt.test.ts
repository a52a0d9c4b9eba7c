/** `/llms.txt`: the site in brief for language models. */
import { expect, test } from 'vitest'
import { dealerData } from '../support/dealers'
import { hasFeature } from '../support/features'
import { openProgram } from '../support/program'

const withPosts = test.skipIf(!hasFeature('posts'))

withPosts('the outline is made of what is published and may be listed, and follows it', async () => {
  await using site = await openProgram()
  const publish = async (collection: string, fields: object) => {
    const { status, body } = await site.rest('POST', `/api/${collection}`, { ...fields, _status: 'published' })
    expect(status, JSON.stringify(body)).toBe(201)
    return body.doc?.id
  }
  await site.rest('POST', '/api/globals/site', { name: 'Eldvarde', tagline: 'Varme' })
  expect((await site.get('/llms.txt')).text).toBe('# Eldvarde\n\n> Varme\n')

  await publish('pages', { title: 'Forside', slug: '/', description: 'Vedovner fra Toten.' })
  const about = await publish('pages', { title: 'Om oss', slug: 'om-oss', description: 'Hvem vi er.' })
  await publish('pages', { title: 'Skjult side', slug: 'skjult', noindex: true })
  await publish('pages', { title: 'Kopi', slug: 'kopi', canonical: '/om-oss' })
  await publish('pages', { title: 'Nyheter fra oss', slug: 'aktuelt' })
  await site.rest('POST', '/api/pages?draft=true', { title: 'Utkast', slug: 'utkast' })
  await publish('posts', { title: 'Ny ovn', slug: 'ny-ovn', summary: 'Den er varm.' })
  await publish('posts', { title: 'Hemmelig', slug: 'hemmelig', noindex: true })
  const group = await site.rest('POST', '/api/articleGroups', { name: 'Ovner', slug: 'ovner', summary: 'Alle ovner.' })
  await publish('articles', { name: 'Varde 8', number: 'EV-8', group: group.body.doc?.id })
  await publish('dealers', { ...dealerData(), slug: 'ild' })

  const { text, headers } = await site.get('/llms.txt')
  const url = site.settings.siteUrl
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(text).toContain('# Eldvarde\n\n> Vedovner fra Toten.\n\n## Sider\n\n')
  expect(text).toContain(`- [Om oss](${url}/om-oss): Hvem vi er.\n`)
  expect(text).toContain(`- [Ny ovn](${url}/aktuelt/ny-ovn): Den er varm.`)
  expect(text).toContain(`- [Ovner](${url}/artikler/gruppe/ovner): Alle ovner.`)
  expect(text).toContain(`](${url}/finn-forhandler/ild)`)
  expect(text.split(`(${url}/aktuelt)`)).toHaveLength(2)
  for (const hidden of ['Skjult side', 'Kopi', 'Utkast', 'Hemmelig']) expect(text).not.toContain(hidden)

  await site.rest('PATCH', `/api/pages/${about}`, { description: 'Siden 1952.', _status: 'published' })
  expect((await site.get('/llms.txt')).text).toContain(`- [Om oss](${url}/om-oss): Siden 1952.\n`)

  await site.rest('POST', '/api/globals/site', { llmsTxt: false })
  expect((await site.get('/llms.txt')).status).toBe(404)
  expect((await site.get('/robots.txt')).text).toContain('Sitemap:')
})
