/** What is seen in the live preview is edited there; what was done is taken back. */
import { expect, test } from 'vitest'
import { axeFindings } from '../support/axe'
import { move, node, opensBeside, paragraph, writtenText } from '../support/beside'
import { gotoAdmin, openBrowser, signInToAdmin } from '../support/browser'
import { sharedSite, signIn } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()
const rest = await signIn(site.url, site.admin)
const openBeside = opensBeside(browser, site, rest)

interface StoredBlock {
  blockType: string
  text?: string
  heading?: string
  display?: { hidden?: boolean }
}

/** A draft with these blocks, open in the admin beside its page. */
const openDraft = (title: string, body: unknown) => openBeside('pages', { title, body })

async function bodyOf(id: number): Promise<StoredBlock[]> {
  const { body } = await rest.call<{ body: StoredBlock[] }>('GET', `/api/pages/${id}?draft=true&depth=0`)
  return body
}

const kinds = async (id: number) => (await bodyOf(id)).map(({ blockType }) => blockType).join(' ')

const quote = (text: string) => ({ blockType: 'quote', text })

test('a heading and a bold word are written where they stand, and stored', async () => {
  const { page, preview, id } = await openDraft('Skriv her', [
    { blockType: 'hero', heading: 'Varm hytte', layout: 'plain' },
    { blockType: 'richText', content: paragraph(['Ovner av ', 0], ['stein', 1], [' og stål', 0]) },
  ])
  await preview.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => preview.locator('[contenteditable]').count()).toBe(1)
  await page.keyboard.press('End')
  await page.keyboard.type(' ved sjøen')
  await expect.poll(() => page.locator('#field-body__0__heading').inputValue()).toBe('Varm hytte ved sjøen')
  await page.keyboard.press('Enter')
  expect(await preview.locator('[contenteditable]').count()).toBe(0)
  await expect.poll(async () => (await bodyOf(id))[0]?.heading).toBe('Varm hytte ved sjøen')

  await preview.getByText('stein').click()
  await expect.poll(() => preview.locator('[contenteditable]').count()).toBe(1)
  // The paragraph that is written in is free of findings, too. The frame itself is Payload's, and has no title.
  const findings = await axeFindings(page, 'written in', 'iframe')
  expect(findings.filter((finding) => !finding.startsWith('written in frame-title:'))).toEqual([])
  await preview.locator('strong', { hasText: 'stein' }).click()
  await page.keyboard.type('GRÅ')
  await preview.getByRole('heading', { level: 1 }).click()
  await expect
    .poll(async () => JSON.stringify((await bodyOf(id))[1]))
    .toMatch(/"text":"Ovner av ".*"text":"[^"]*GRÅ[^"]*".*"text":" og stål"/)
  expect(JSON.stringify((await bodyOf(id))[1])).toContain('"format":1')

  // Escape takes back what was typed in the text.
  await page.keyboard.type('Nei')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('#field-body__0__heading').inputValue()).toBe('Varm hytte ved sjøen')
  await page.close()
})

test('words that a single space parts are written where they stand, and what cannot be is written in its field', async () => {
  const { page, preview, id } = await openDraft('Ett mellomrom', [
    { blockType: 'richText', content: paragraph(['Ovner', 1], [' ', 0], ['av stein', 2]) },
    {
      blockType: 'richText',
      content: writtenText(
        node('paragraph', [
          {
            type: 'inlineBlock',
            version: 1,
            fields: { blockType: 'tooltip', id: 'a1', text: 'Peiser', tip: 'Ildsteder' },
          },
        ]),
      ),
    },
  ])
  await preview.getByText('av stein').click()
  await expect.poll(() => preview.locator('[contenteditable]').count()).toBe(1)
  await move(page, preview, 'End')
  await page.keyboard.type(' og jern')
  await expect
    .poll(async () => JSON.stringify((await bodyOf(id))[0]))
    .toMatch(/"text":"Ovner".*"text":" ".*"text":"av stein og jern"/)

  // A word with an explanation is written in the form.
  await preview.getByText('Peiser').click()
  await page.locator('#body-row-1 [contenteditable]:focus').waitFor()
  expect(await preview.locator('[contenteditable]').count()).toBe(0)
  await page.close()
})

test('what is typed in the form shows on the page before it is saved', async () => {
  const { page, preview, id } = await openDraft('Skriv der', [quote('Et sitat'), quote('Et annet')])
  await preview.getByText('Et sitat').click()
  await expect.poll(() => page.locator('#field-body__0__text').isVisible()).toBe(true)
  // No save comes through: the page has it from the form.
  const held: (() => void)[] = []
  await page.route(/\/api\/pages\//, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await page.locator('#field-body__0__text').fill('Et lengre sitat')
  await expect.poll(() => preview.getByText('Et lengre sitat').count()).toBe(1)
  expect((await bodyOf(id))[0]?.text).toBe('Et sitat')
  await page.unroute(/\/api\/pages\//)
  for (const go of held) go()
  await expect.poll(async () => (await bodyOf(id))[0]?.text).toBe('Et lengre sitat')
  await page.close()
})

test('blocks are moved, copied, hidden, deleted and added on the page, and all of it is taken back', async () => {
  const { page, preview, id } = await openDraft('Flytt her', [
    { blockType: 'hero', heading: 'Toppen', layout: 'plain' },
    quote('Første'),
    { blockType: 'divider' },
  ])
  await preview.getByText('Første').click()
  const tool = (part: string) => preview.locator(`[part=${part}]`)
  await tool('up').click()
  await expect.poll(() => kinds(id)).toBe('quote hero divider')
  await preview.getByText('Første').press('Alt+Shift+ArrowDown')
  await expect.poll(() => kinds(id)).toBe('hero quote divider')

  await tool('duplicate').click()
  await expect.poll(() => kinds(id)).toBe('hero quote quote divider')
  await expect.poll(() => preview.getByText('Første').count()).toBe(2)

  await tool('hide').click()
  await expect
    .poll(async () => (await bodyOf(id)).map(({ display }) => display?.hidden === true))
    .toEqual([false, false, true, false])
  await expect.poll(() => preview.locator('[part=name]').textContent()).toBe('Sitat (skjult)')

  await tool('remove').click()
  await expect.poll(() => kinds(id)).toBe('hero quote divider')
  await expect.poll(() => preview.getByText('Første').count()).toBe(1)

  await preview.getByText('Første').click()
  await preview.locator('[part=add]').last().click()
  await page.getByRole('button', { name: 'Tabell', exact: true }).click()
  await expect.poll(() => kinds(id)).toBe('hero quote table divider')

  const undo = page.getByRole('button', { name: 'Angre' })
  await undo.click()
  await expect.poll(() => kinds(id)).toBe('hero quote divider')
  await undo.click()
  await expect.poll(async () => (await bodyOf(id))[2]?.display?.hidden).toBe(true)
  await undo.click()
  await expect.poll(async () => (await bodyOf(id))[2]?.display?.hidden).not.toBe(true)
  await undo.click()
  await expect.poll(() => kinds(id)).toBe('hero quote divider')
  await page.getByRole('button', { name: 'Gjør om' }).click()
  await expect.poll(() => kinds(id)).toBe('hero quote quote divider')
  await page.close()
})

test('the page is shown in dark colours and as members see it', async () => {
  const { page, preview } = await openDraft('Se her', [
    quote('For alle'),
    { ...quote('For medlemmer'), display: { audience: 'members' } },
  ])
  const background = () => preview.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  const light = await background()
  await page.getByRole('button', { name: 'Mørke farger' }).click()
  await expect.poll(background).not.toBe(light)
  await page.getByRole('button', { name: 'Mørke farger' }).click()
  await expect.poll(background).toBe(light)
  expect(await preview.getByText('For medlemmer').isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Som medlemmer ser den' }).click()
  await expect.poll(() => preview.getByText('For medlemmer').isVisible()).toBe(true)
  await page.close()
})

test('a block is dragged to another place', async () => {
  const { page, preview, id } = await openDraft('Dra her', [
    quote('Første'),
    { blockType: 'hero', heading: 'Toppen', layout: 'plain' },
    { blockType: 'divider' },
  ])
  await preview.getByText('Første').click()
  const edited = () => preview.locator('[contenteditable]').count()
  await expect.poll(edited).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(edited).toBe(0)
  await preview.locator('[part=drag]').hover()
  await page.mouse.down()
  // A save draws the page anew while the block is dragged.
  await preview.locator('main').evaluate((main) => {
    main.dataset.old = ''
    window.postMessage({ type: 'payload-document-event' }, location.origin)
  })
  await preview.locator('main:not([data-old])').waitFor()
  const hero = await preview.locator('.block-hero').boundingBox()
  await page.mouse.move((hero?.x ?? 0) + 100, (hero?.y ?? 0) + (hero?.height ?? 0) - 4, { steps: 4 })
  await expect.poll(() => preview.locator('[part=drop]').isVisible()).toBe(true)
  await page.mouse.up()
  await expect.poll(() => kinds(id)).toBe('hero quote divider')
  await page.close()
})

test('what was typed in a form without a preview is taken back by a button and by keys, and made again', async () => {
  const { docs } = await rest.call<{ docs: { id: number; name: string }[] }>('GET', '/api/articles?limit=1&depth=0')
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'nb-NO' })
  await signInToAdmin(page, site)
  await gotoAdmin(page, `${site.url}/admin/collections/articles/${docs[0]?.id}`)
  const name = page.locator('#field-name')
  const [undo, redo] = [page.getByRole('button', { name: 'Angre' }), page.getByRole('button', { name: 'Gjør om' })]
  expect(await undo.isDisabled()).toBe(true)
  const before = await name.inputValue()
  // The server answers what was sent with the same in other words, which is no step.
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await name.fill(`${before} ny`)
  await answered
  await undo.click()
  await expect.poll(() => name.inputValue()).toBe(before)
  expect(await undo.isDisabled()).toBe(true)
  await redo.click()
  await expect.poll(() => name.inputValue()).toBe(`${before} ny`)
  await page.keyboard.press('Control+z')
  await expect.poll(() => name.inputValue()).toBe(before)
  await page.close()
})

test('an article is written on its page: name, summary, an answer, and the way to its pictures', async () => {
  const { docs } = await rest.call<{ docs: { id: number }[] }>('GET', '/api/media?limit=2')
  const [picture, other] = docs.map(({ id }) => id)
  const { page, preview, id } = await openBeside('articles', {
    name: 'Prøveovn',
    number: 'PREVIEW-1',
    summary: 'Varmer godt',
    picture,
    gallery: [other],
    questions: [{ question: 'Hvor tung er den?', answer: paragraph(['Hundre kilo', 0]) }],
    body: [quote('Best i test')],
  })
  const write = async (text: string, more: string) => {
    await preview.locator('main').getByText(text).first().click()
    await preview.locator('[contenteditable]', { hasText: text }).waitFor()
    await page.keyboard.press('End')
    await page.keyboard.type(more)
  }
  await write('Prøveovn', ' 2')
  await expect.poll(() => page.locator('#field-name').inputValue()).toBe('Prøveovn 2')
  await write('Varmer godt', ' hele natten')
  // Unfolded by the click on the question, which is written too.
  await preview.getByText('Hvor tung er den?').click()
  await write('Hundre kilo', ' omtrent')
  await preview.getByText('Best i test').click()
  const stored = () => rest.call('GET', `/api/articles/${id}?draft=true&depth=0`)
  await expect.poll(stored).toMatchObject({ name: 'Prøveovn 2', summary: 'Varmer godt hele natten' })
  await expect.poll(async () => JSON.stringify(await stored())).toContain('Hundre kilo omtrent')

  await preview.locator('.article-pictures img').nth(1).click()
  await page.locator('#field-gallery:focus-within, .field-type:has(label[for=field-gallery]):focus-within').waitFor()
  await page.close()
})
