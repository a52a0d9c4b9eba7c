/** The check of a page: while it is written, before it is published, and the way to the spot. */
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { axeFindings } from '../support/axe'
import { gotoAdmin, openBrowser, signInToAdmin } from '../support/browser'
import { ownSite, type Stored, signIn } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()

const text = (...children: object[]) => ({
  root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children },
})
const words = (value: string) => [{ type: 'text', version: 1, text: value }]
const heading = (tag: string, value: string) => ({ type: 'heading', version: 1, tag, children: words(value) })
const link = (url: string, children: object[]) => ({
  type: 'paragraph',
  version: 1,
  children: [{ type: 'link', version: 3, fields: { linkType: 'custom', url, newTab: false }, children }],
})
const richText = (...children: object[]) => ({ blockType: 'richText', width: 'text', content: text(...children) })
const hero = { blockType: 'hero', layout: 'plain', heading: 'Prøveside' }

test('errors are told with their block, for the language that is written', async () => {
  const { call, headers } = await signIn(site.url, site.admin)
  const { doc } = await call<Stored>('POST', '/api/pages?draft=true', {
    title: 'Prøveside',
    description: 'En side med feil.',
    body: [
      hero,
      richText(heading('h2', 'Først'), heading('h4', 'For dypt')),
      richText(link('/finnes-ikke', words('borte')), link('/om-oss', words('finnes'))),
      richText(link('#ingensteds', words('anker')), link('#forst', words('overskriften'))),
      richText({
        ...link('/kontakt', words(' ')),
        children: [...words('Se her: '), ...link('/kontakt', words(' ')).children],
      }),
    ],
  })
  const read = async (language: string) => {
    const answer = await fetch(`${site.url}/preview/pages/${doc.id}/check?locale=nb&language=${language}`, { headers })
    return ((await answer.json()) as { findings: { text: string; serious: boolean; block?: number }[] }).findings
  }
  expect((await read('nb')).map(({ text, block }) => `${block}: ${text.slice(0, 44)}`)).toEqual([
    '1: Overskriften «For dypt» er på nivå 4, men de',
    '2: Lenken «borte» går til /finnes-ikke, som ikk',
    '3: Lenken «anker» går til ankeret #ingensteds, ',
    '4: Lenken til /kontakt har ingen tekst. Skriv h',
  ])
  expect((await read('en')).map(({ text }) => text)[1]).toBe(
    'The link “borte” goes to /finnes-ikke, which does not exist on the site.',
  )
  const stranger = await fetch(`${site.url}/preview/pages/${doc.id}/check`)
  expect(stranger.status).toBe(403)
})

test('blocks without content are named, those that the page shows are not', async () => {
  const { call, headers } = await signIn(site.url, site.admin)
  const { docs } = await call<{ docs: { id: number }[] }>('GET', '/api/forms?limit=1')
  const { doc } = await call<Stored>('POST', '/api/pages?draft=true', {
    title: 'Tomme blokker',
    description: 'En side med tomme blokker.',
    body: [
      hero,
      { blockType: 'divider', style: 'space', size: 'large' },
      { blockType: 'table', cells: ' ', header: 'none' },
      { blockType: 'lightbox', label: 'Vis', opens: 'content' },
      { blockType: 'carousel', perView: '1', autoplay: 0, slides: [{ heading: 'En' }, {}] },
      {
        blockType: 'tabs',
        direction: 'horizontal',
        tabs: [{ title: 'Mål' }, { title: 'Vekt', content: text(heading('h2', 'Vekt')) }],
      },
      { blockType: 'form', form: docs[0]?.id },
    ],
  })
  const answer = await fetch(`${site.url}/preview/pages/${doc.id}/check?locale=nb&language=nb`, { headers })
  const { findings } = (await answer.json()) as { findings: { text: string; block?: number; path?: string }[] }
  const told = findings.filter(({ path }) => !path).map(({ text, block }) => `${block}: ${text.split('. ')[0]}`)
  expect(told).toEqual([
    '2: Blokken har ikke noe innhold og vises ikke',
    '3: Lysboksen «Vis» har ikke noe å vise',
    '4: Lysbilde 2 er tomt',
    '5: «Mål» har ikke noe innhold',
  ])
})

test('the editor is told while writing, led to the spot, and asked once before publishing', async () => {
  const { call } = await signIn(site.url, site.admin)
  const { doc } = await call<Stored>('POST', '/api/pages?draft=true', {
    title: 'Sjekket side',
    slug: 'sjekket-side',
    description: 'En side uten feil.',
    body: [hero, { ...hero, heading: 'Andre' }, richText(heading('h2', 'Her'))],
  })
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 }, locale: 'nb-NO' })
  const page = await context.newPage()
  await signInToAdmin(page, site)
  await gotoAdmin(page, `${site.url}/admin/collections/pages/${doc.id}`)
  const button = page.locator('#action-check')
  await expect.poll(() => button.textContent()).toBe('Ingenting å rette')

  // A link to nowhere, typed into the second block.
  await call('PATCH', `/api/pages/${doc.id}?draft=true`, {
    body: [hero, { ...hero, heading: 'Andre' }, richText(link('/finnes-ikke', words('borte')))],
  })
  await page.reload()
  await expect.poll(() => button.textContent()).toBe('1 å se på')
  await page.locator('#field-description').fill('')
  await expect.poll(() => button.textContent()).toBe('2 å se på')

  await button.click()
  const dialog = page.locator('dialog.page-check')
  await dialog.getByText('Beskrivelsen mangler').waitFor()
  expect(await axeFindings(page, 'check', 'dialog.page-check')).toEqual([])
  await dialog.getByRole('listitem').filter({ hasText: 'borte' }).getByRole('button', { name: 'Vis stedet' }).click()
  expect(await dialog.isVisible()).toBe(false)
  await expect
    .poll(() => page.locator('#body-row-2').evaluate((row) => row.getBoundingClientRect().top < innerHeight))
    .toBe(true)

  const publish = page.locator('#action-save')
  await publish.click()
  await dialog.getByRole('button', { name: 'Publiser likevel' }).waitFor()
  expect((await fetch(`${site.url}/sjekket-side`)).status).toBe(404)
  await dialog.getByRole('button', { name: 'Publiser likevel' }).click()
  await expect.poll(async () => (await fetch(`${site.url}/sjekket-side`)).status).toBe(200)
  await context.close()
})

test('publishing during a slow autosave publishes once, with what was typed last', async () => {
  const { call } = await signIn(site.url, site.admin)
  const { doc } = await call<Stored>('POST', '/api/pages', {
    title: 'Ventende side',
    slug: 'ventende-side',
    description: 'En side uten feil.',
    body: [hero],
    _status: 'published',
  })
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 }, locale: 'nb-NO' })
  const page = await context.newPage()
  await signInToAdmin(page, site)
  await gotoAdmin(page, `${site.url}/admin/collections/pages/${doc.id}`)
  await expect.poll(() => page.locator('#action-check').textContent()).toBe('Ingenting å rette')
  let published = 0
  await page.route(
    ({ pathname }) => pathname === `/api/pages/${doc.id}`,
    async (route) => {
      if (route.request().url().includes('autosave=true')) await new Promise((resolve) => setTimeout(resolve, 3000))
      else if (route.request().method() === 'PATCH') published++
      await route.continue()
    },
  )
  const saving = page.waitForRequest(/autosave=true/)
  await page.locator('#field-title').fill('Siden som ventet')
  await saving
  await page.locator('#action-save').dblclick()
  const title = async () => /<title>[^<]*/.exec(await (await fetch(`${site.url}/ventende-side`)).text())?.[0]
  await expect.poll(title).toContain('Siden som ventet')
  expect(published).toBe(1)
  await context.close()
})

test('what was typed last is published, however slow the browser and the saving are', async () => {
  const rest = await signIn(site.url, site.admin)
  const { doc } = await rest.call<Stored>('POST', '/api/pages', {
    title: 'Sist skrevet',
    slug: 'sist-skrevet',
    description: 'En side som endres like før den publiseres.',
    _status: 'published',
    body: [hero, richText({ type: 'paragraph', version: 1, children: words('Først.') })],
  })
  // So that there is something to publish at once.
  await rest.call('PATCH', `/api/pages/${doc.id}?draft=true`, { title: 'Skrevet før' })
  const page = await browser.newPage({ viewport: { width: 1400, height: 1000 }, locale: 'nb-NO' })
  // As late as an idle callback may come, and an autosave that takes longer than the check waits for it.
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, options) =>
      window.setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }), options?.timeout ?? 500)
    window.cancelIdleCallback = (handle) => clearTimeout(handle)
  })
  await page.route('**/api/pages/*?*autosave=true*', async (route) => {
    const response = await route.fetch()
    await wait(3000)
    await route.fulfill({ response })
  })
  await signInToAdmin(page, site)
  await gotoAdmin(page, `${site.url}/admin/collections/pages/${doc.id}`)
  const editor = page.locator('[data-lexical-editor=true]').first()
  await editor.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Sist.')
  await page.locator('#action-save').click()
  await expect.poll(async () => (await fetch(`${site.url}/sist-skrevet`)).text()).toContain('Først. Sist.')
  await page.close()
})
