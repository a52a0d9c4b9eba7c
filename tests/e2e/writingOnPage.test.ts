/** Rich text is written whole on the page of the live preview, and the focal point of a picture is moved there. */
import type { FrameLocator, Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '../support/axe'
import { move, node, opensBeside, paragraph, words, writtenText } from '../support/beside'
import { holdBack, holdModule, openBrowser } from '../support/browser'
import { sharedSite, signIn } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()
const rest = await signIn(site.url, site.admin)
const openBeside = opensBeside(browser, site, rest)

const openText = (title: string, content: object) =>
  openBeside('pages', {
    title,
    body: [
      { blockType: 'richText', content },
      { blockType: 'hero', heading: 'Varme', layout: 'plain' },
    ],
  })

interface Node {
  type: string
  text?: string
  children?: Node[]
  [name: string]: unknown
}

/** The text as it is stored: `paragraph(En *ovn*)`, bold between asterisks and italic between slashes. */
function drawn({ type, text, format, children = [], fields, tag }: Node): string {
  const marks = ['', '*', '/', '*/'][Number(format)] ?? '?'
  if (type === 'text') return `${marks}${text}${[...marks].reverse().join('')}`
  const { url, doc } = (fields ?? {}) as { url?: string; doc?: { value: number } }
  return `${tag ?? type}(${[...(url || doc ? [`${url ?? doc?.value}: `] : []), ...children.map(drawn)].join('')})`
}

async function storedText(id: number, at = 0): Promise<string> {
  const { body } = await rest.call<{ body: { content: { root: Node } }[] }>(
    'GET',
    `/api/pages/${id}?draft=true&depth=0`,
  )
  return body[at]?.content.root.children?.map(drawn).join(' ') ?? ''
}

/** Clicks into the text, and waits until it is written in. */
async function writeIn(preview: FrameLocator, words: string): Promise<Locator> {
  await preview.locator('main').getByText(words).click()
  const text = preview.getByRole('textbox', { name: 'Tekst' })
  await text.waitFor()
  return text
}

const pressed = (preview: FrameLocator) =>
  preview
    .locator('[part=writing-tools] [aria-pressed=true]')
    .evaluateAll((all) => all.map((it) => it.getAttribute('part')))

test('paragraphs and lists are made and joined by keys, in the form at once', async () => {
  const { page, preview, id } = await openText('Skriv avsnitt', paragraph(['Ovner til hytta', 0]))
  await writeIn(preview, 'Ovner til hytta')
  await move(page, preview, 'End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Peiser')
  const inForm = page.locator('#body-row-0 [contenteditable=true] p')
  await expect.poll(() => inForm.allTextContents()).toEqual(['Ovner til hytta', 'Peiser'])
  await expect.poll(() => storedText(id)).toBe('paragraph(Ovner til hytta) paragraph(Peiser)')
  await move(page, preview, 'Home')
  await page.keyboard.press('Backspace')
  await expect.poll(() => storedText(id)).toBe('paragraph(Ovner til hyttaPeiser)')

  await move(page, preview, 'End')
  await page.keyboard.press('Enter')
  await preview.getByRole('combobox', { name: 'Avsnitt, overskrift eller liste' }).selectOption('Punktliste')
  await page.keyboard.type('Stein')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Stål')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Slutt')
  await expect
    .poll(() => storedText(id))
    .toBe('paragraph(Ovner til hyttaPeiser) ul(listitem(Stein)listitem(Stål)) paragraph(Slutt)')
  // The page that is drawn after it was left says the same.
  await page.keyboard.press('Escape')
  await expect.poll(() => preview.locator('[contenteditable]').count()).toBe(0)
  await expect.poll(() => preview.locator('.rich-text > ul > li').allTextContents()).toEqual(['Stein', 'Stål'])
  await page.close()
})

test('words get formats and a link by keys and by the tools, and Ctrl-Z takes it back', async () => {
  const { page, preview, id } = await openText('Skriv lenker', paragraph(['Se våre ovner', 0]))
  await writeIn(preview, 'Se våre ovner')
  await move(page, preview, 'End', 'Control+Shift+ArrowLeft')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Control+i')
  // No format that the form's editor has not.
  await page.keyboard.press('Control+u')
  await expect.poll(() => pressed(preview)).toEqual(['bold', 'italic'])
  await expect.poll(() => storedText(id)).toBe('paragraph(Se våre */ovner/*)')

  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('ArrowRight')
  const bold = preview.getByRole('button', { name: 'Fet (Ctrl + B)' })
  await expect.poll(() => bold.evaluate((it) => it.matches(':focus'))).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => bold.getAttribute('aria-pressed')).toBe('false')
  const inText = () => preview.getByRole('textbox', { name: 'Tekst' }).evaluate((it) => it.matches(':focus'))
  await expect.poll(inText).toBe(true)
  const findings = await axeFindings(page, 'tools', 'iframe')
  expect(findings.filter((finding) => !finding.startsWith('tools frame-title:'))).toEqual([])
  await page.keyboard.press('Alt+F10')
  await expect.poll(inText).toBe(false)
  await page.keyboard.press('Escape')
  await expect.poll(inText).toBe(true)

  await page.keyboard.press('Control+k')
  const target = preview.getByRole('textbox', { name: 'Side eller adresse' })
  await target.fill('ingen slik side')
  await preview.getByText('Fant ingen side med dette i navnet.').waitFor()
  await page.keyboard.press('Enter')
  await preview.getByText('Velg en side, eller skriv en adresse').waitFor()
  await target.fill('Skriv lenker')
  await preview.getByRole('button', { name: /Skriv lenker/ }).waitFor()
  const inPanel = await axeFindings(page, 'panel', 'iframe')
  expect(inPanel.filter((finding) => !finding.startsWith('panel frame-title:'))).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => storedText(id)).toBe(`paragraph(Se våre link(${id}: /ovner/))`)

  // It is shown by its name, and leads elsewhere or nowhere.
  await page.keyboard.press('Control+k')
  await expect.poll(() => target.inputValue()).toBe('Skriv lenker')
  await target.fill('example.com/ovner')
  await preview.getByRole('checkbox', { name: 'Åpne i ny fane' }).check()
  await preview.getByRole('button', { name: 'Bruk' }).click()
  await expect.poll(() => storedText(id)).toBe('paragraph(Se våre link(https://example.com/ovner: /ovner/))')
  await page.keyboard.press('Control+k')
  await preview.getByRole('button', { name: 'Fjern lenken' }).click()
  await expect.poll(() => storedText(id)).toBe('paragraph(Se våre /ovner/)')
  await page.keyboard.press('Control+z')
  await expect.poll(() => storedText(id)).toContain('link(https://example.com/ovner')
  await expect.poll(() => preview.locator('main [contenteditable] a').count()).toBe(1)
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => storedText(id)).toBe('paragraph(Se våre /ovner/)')
  await page.close()
})

test('what the page cannot write stays, headings keep their level, and pasted text brings no styles', async () => {
  const { docs } = await rest.call<{ docs: { id: number }[] }>('GET', '/api/media?limit=1')
  const upload = {
    type: 'upload',
    version: 3,
    relationTo: 'media',
    value: docs[0]?.id,
    format: '',
    fields: { caption: 'Ild' },
  }
  const table = node('table', [
    node('tablerow', [node('tablecell', [node('paragraph', [words('Mål')])], { headerState: 0 })]),
  ])
  const { page, preview, id } = await openText(
    'Skriv rundt',
    writtenText(
      node('heading', [words('Varme')], { tag: 'h3' }),
      { ...upload, id: '0123456789abcdef01234567' },
      table,
      node('paragraph', [words('Slutt')]),
    ),
  )
  const text = await writeIn(preview, 'Slutt')
  expect(await text.locator('figure img').count()).toBe(1)
  expect(await text.locator('.table-region').textContent()).toBe('Mål')
  await move(page, preview, 'End')
  await text.evaluate((it) => {
    const data = new DataTransfer()
    data.setData('text/plain', ' her\n\nog der')
    data.setData('text/html', '<p style="color:red"><u>her</u></p><script>1</script>')
    it.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  const end = 'paragraph(Slutt her) paragraph(og der)'
  await expect.poll(() => storedText(id)).toMatch(/^h3\(Varme\) upload\(.*\) table\(.*Mål.*\) /)
  await expect.poll(() => storedText(id)).toContain(end)
  // A picture is chosen as a whole, and deleted by a key.
  await text.locator('figure img').click()
  await text.locator('figure[data-kept=chosen]').waitFor()
  await page.keyboard.press('Delete')
  await expect.poll(() => storedText(id)).toMatch(/^h3\(Varme\) table\(/)
  await page.close()
})

test('cells of tables and captions are written on the page', async () => {
  const { docs } = await rest.call<{ docs: { id: number }[] }>('GET', '/api/media?limit=1')
  const upload = { type: 'upload', version: 3, relationTo: 'media', value: docs[0]?.id, format: '' }
  const cell = (text: string) => node('tablecell', [node('paragraph', [words(text)])], { headerState: 0 })
  const { page, preview, id } = await openBeside('pages', {
    title: 'Skriv celler',
    body: [
      {
        blockType: 'richText',
        content: writtenText(
          node('paragraph', [words('Over')]),
          { ...upload, id: '0123456789abcdef01234567', fields: { caption: 'Ild' } },
          node('table', [node('tablerow', [cell('Mål'), cell('Vekt')])]),
        ),
      },
      { blockType: 'table', cells: 'Modell | Pris\nVarde | ', header: 'row' },
    ],
  })
  const write = async (place: Locator, text: string) => {
    await place.click()
    await preview.locator('[contenteditable=true], [contenteditable=plaintext-only]').waitFor()
    await move(page, preview, 'End')
    await page.keyboard.type(text)
  }
  const body = async () => JSON.stringify((await rest.call('GET', `/api/pages/${id}?draft=true&depth=0`)) as object)
  await write(preview.locator('.rich-text td').nth(1), ' i kg')
  await expect.poll(body).toMatch(/"text":"Mål".*"text":"Vekt i kg"/)
  await write(preview.getByText('Over', { exact: true }), ' bildet')
  // Out of the text around it.
  await write(preview.locator('.rich-text figcaption'), ' og røyk')
  await expect.poll(body).toMatch(/"text":"Over bildet".*"caption":"Ild og røyk"/)
  await write(preview.locator('.block-table th').first(), 'navn')
  await write(preview.locator('.block-table td').nth(1), '9 900')
  await expect.poll(body).toContain('"cells":"Modellnavn | Pris\\nVarde | 9 900"')
  await page.close()
})

test('empty texts of the chosen block show the name of their field, and are written there', async () => {
  const { page, preview, id } = await openBeside('pages', {
    title: 'Skriv i tomme',
    body: [
      { blockType: 'hero', heading: 'Varme', layout: 'plain' },
      { blockType: 'quote', text: 'Et sitat' },
      { blockType: 'richText', content: null },
    ],
  })
  const lead = preview.locator('.block-hero .lead')
  expect(await lead.isVisible()).toBe(false)
  await preview.getByRole('heading', { level: 1 }).click()
  await preview.locator('h1[contenteditable]').waitFor()
  await expect.poll(() => lead.getAttribute('data-empty-name')).toBe('Ingress')
  await lead.click()
  await preview.locator('.lead[contenteditable]').waitFor()
  await page.keyboard.type('Hele natten')
  // A block that shows nothing has no other place to be clicked.
  await preview.locator('.rich-text').click()
  await preview.getByRole('textbox', { name: 'Tekst' }).waitFor()
  await page.keyboard.type('Ovner')
  await preview.getByText('Et sitat').click()
  const stored = () => rest.call('GET', `/api/pages/${id}?draft=true&depth=0`)
  await expect.poll(stored).toMatchObject({ body: [{ lead: 'Hele natten' }, { text: 'Et sitat' }, {}] })
  await expect.poll(() => storedText(id, 2)).toBe('paragraph(Ovner)')
  await page.close()
})

test('what a colleague changes meanwhile stands beside what is written on the page', async () => {
  const { page, preview, id } = await openText('Skriv sammen', paragraph(['Fra Kari', 0]))
  await writeIn(preview, 'Fra Kari')
  await rest.call('PATCH', `/api/pages/${id}?draft=true`, { title: 'Tittel fra Ola' })
  await move(page, preview, 'End')
  await page.keyboard.type(' og Per')
  await expect.poll(() => storedText(id)).toBe('paragraph(Fra Kari og Per)')
  await expect.poll(() => page.locator('#field-title').inputValue()).toBe('Tittel fra Ola')
  expect(await rest.call('GET', `/api/pages/${id}?draft=true&depth=0`)).toMatchObject({ title: 'Tittel fra Ola' })
  // The cursor is where it was.
  await page.keyboard.type(' og Pål')
  await expect.poll(() => storedText(id)).toBe('paragraph(Fra Kari og Per og Pål)')
  await page.close()
})

test('the focal point is moved by keys and pointer on the page, and holds for the picture', async () => {
  const { docs } = await rest.call<{ docs: { id: number; mimeType: string }[] }>('GET', '/api/media?limit=50&depth=0')
  const picture = docs.find(({ mimeType }) => mimeType !== 'image/svg+xml')?.id
  const before = await rest.call<{ focalX: number; focalY: number }>('GET', `/api/media/${picture}?depth=0`)
  const { page, preview } = await openBeside('pages', {
    title: 'Flytt fokus',
    body: [{ blockType: 'hero', heading: 'Varme', layout: 'split', picture }],
  })
  const image = preview.locator('.block-hero img')
  await image.click()
  await preview.getByRole('button', { name: 'Fokuspunkt' }).click()
  const marker = preview.getByRole('slider', { name: /^Fokuspunkt/ })
  const value = () => marker.getAttribute('aria-valuetext')
  await expect.poll(() => marker.evaluate((it) => it.matches(':focus'))).toBe(true)
  const findings = await axeFindings(page, 'focus', 'iframe')
  expect(findings.filter((finding) => !finding.startsWith('focus frame-title:'))).toEqual([])
  const x = before.focalX - 10
  await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(value).toBe(`${x} % fra venstre, ${before.focalY} % ovenfra`)
  await preview.getByRole('button', { name: 'Avbryt' }).click()
  expect(await image.evaluate((it) => it.style.objectPosition)).toBe('')

  await preview.getByRole('button', { name: 'Fokuspunkt' }).click()
  const frame = (await preview.locator('[part=frame]').boundingBox()) ?? expect.fail()
  await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2)
  await page.mouse.down()
  await page.mouse.move(frame.x + frame.width * 0.8, frame.y + frame.height * 0.3, { steps: 4 })
  await page.mouse.up()
  await expect.poll(value).toBe('80 % fra venstre, 30 % ovenfra')
  expect(await image.evaluate((it) => it.style.objectPosition)).toBe('80% 30%')
  await preview.getByRole('button', { name: 'Lagre' }).click()
  await expect.poll(() => image.getAttribute('class')).toContain('fx-8 fy-3')
  const after = await rest.call('GET', `/api/media/${picture}?depth=0`)
  expect(after).toMatchObject({ focalX: 80, focalY: 30 })
  await rest.call('POST', '/api/focal-point', { id: picture, x: before.focalX, y: before.focalY })
  await page.close()
})

test('a press counts though the page is drawn anew before it is released', async () => {
  const { page, preview } = await openText('Langt trykk', paragraph(['Ovner til hytta', 0]))
  const text = preview.locator('main').getByText('Ovner til hytta')
  await text.evaluate((element) => element.setAttribute('data-old', ''))
  // Asked for before the press: while the pointer is down, a page that is under way is not asked for once more.
  const { asked, letGo } = await holdBack(page, /\/preview\/pages\//)
  await page
    .locator('#live-preview-iframe')
    .evaluate((frame) =>
      (frame as HTMLIFrameElement).contentWindow?.postMessage({ type: 'payload-document-event' }, location.origin),
    )
  const drawn = (await asked).response()
  // Only now: the admin around the page may have moved it while it loaded.
  await text.hover()
  await page.mouse.down()
  letGo()
  await (await drawn)?.finished()
  await page.mouse.up()
  await preview.getByRole('textbox', { name: 'Tekst' }).waitFor()
  await page.close()
})

test('a click counts though the page is drawn anew before the editor has come', async () => {
  const { page, preview } = await openText('Sen editor', paragraph(['Ovner til hytta', 0]))
  const { asked, letGo } = await holdModule(page, 'writing')
  const text = preview.locator('main').getByText('Ovner til hytta')
  await text.click()
  await asked
  // What differs is exchanged.
  await text.evaluate((element) => element.setAttribute('data-old', ''))
  await page
    .locator('#live-preview-iframe')
    .evaluate((frame) =>
      (frame as HTMLIFrameElement).contentWindow?.postMessage({ type: 'payload-document-event' }, location.origin),
    )
  await expect.poll(() => preview.locator('[data-old]').count()).toBe(0)
  letGo()
  await preview.getByRole('textbox', { name: 'Tekst' }).waitFor()
  await page.close()
})
