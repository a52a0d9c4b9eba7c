/** Text and rich text are written on the page of the live preview, in each engine. */
import { expect } from 'vitest'
import { paragraph } from '../support/beside'
import { inEachEngine } from '../support/engines/inEachEngine'
import { ownSite, type Stored, signIn } from '../support/site'

const site = await ownSite()
const editor = await signIn(site.url, site.admin)

/** In the page: signs in, and forgets that another engine left the preview open. */
async function begin(admin: { email: string; password: string }): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await fetch('/api/users/login', { method: 'POST', headers, body: JSON.stringify(admin) })
  await fetch('/api/payload-preferences/collection-pages', { method: 'DELETE' })
}

/** In the page: React handles the clicks. */
const isTakenOver = () => {
  const toggler = document.querySelector('#live-preview-toggler')
  return toggler !== null && Object.keys(toggler).some((name) => name.startsWith('__reactFiber'))
}

/** In the page: the form has met the page beside it. */
const isTooled = () =>
  document.querySelector('iframe')?.contentDocument?.querySelector('[data-editing-tools][aria-label]') != null

inEachEngine(site.url, ({ engine, inEngine, visit }) => {
  inEngine('a heading, bold words and a new paragraph are written on the page, and stored', async () => {
    const { doc } = await editor.call<Stored>('POST', '/api/pages?draft=true', {
      title: `Skriv i ${engine}`,
      body: [
        { blockType: 'hero', heading: 'Varm hytte', layout: 'plain' },
        { blockType: 'richText', content: paragraph(['Ovner', 0]) },
      ],
    })
    await visit().begin('/')
    await visit().run(begin, site.admin)
    await visit().open(`/admin/collections/pages/${doc.id}`)
    await expect.poll(() => visit().run(isTakenOver)).toBe(true)
    await visit().click('#live-preview-toggler')
    await expect.poll(() => visit().run(isTooled)).toBe(true)
    await visit().within(async () => {
      await visit().click('h1')
      await visit().hover('h1[contenteditable]')
      await visit().write(' ved sjøen')
      await visit().click('.rich-text p')
      await visit().hover('.rich-text[contenteditable]')
      await visit().write(' av stål')
      await visit().press('Enter')
      await visit().press('b', 'Control')
      await visit().write('Fet')
    })
    const stored = async () =>
      JSON.stringify((await editor.call<{ body: unknown }>('GET', `/api/pages/${doc.id}?draft=true&depth=0`)).body)
    await expect.poll(stored).toContain('"heading":"Varm hytte ved sjøen"')
    await expect.poll(stored).toMatch(/"text":"Ovner av stål".*"type":"paragraph".*"format":1.*"text":"Fet"/)
  })
})
