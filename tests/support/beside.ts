/** Documents open in the admin beside their page. */
import type { Browser, FrameLocator, Page } from 'playwright-core'
import { gotoAdmin, signInToAdmin } from './browser'
import type { Site, Stored, signIn } from './site'

interface Beside {
  page: Page
  preview: FrameLocator
  id: number
}

/** The way to open a draft of a collection with these values. */
export function opensBeside(browser: Browser, site: Site, rest: Awaited<ReturnType<typeof signIn>>) {
  return async (collection: string, draft: object): Promise<Beside> => {
    const { doc } = await rest.call<Stored>('POST', `/api/${collection}?draft=true`, draft)
    const page = await browser.newPage({ viewport: { width: 1600, height: 1000 }, locale: 'nb-NO' })
    await signInToAdmin(page, site)
    await gotoAdmin(page, `${site.url}/admin/collections/${collection}/${doc.id}`)
    await page.locator('#live-preview-toggler').click()
    const preview = page.frameLocator('iframe')
    await preview.getByRole('region', { name: 'Verktøy for blokken' }).waitFor({ state: 'attached' })
    return { page, preview, id: doc.id }
  }
}

const element = { format: '', indent: 0, version: 1, direction: 'ltr' }

/** A node of rich text around others. */
export const node = (type: string, children: readonly object[], more: object = {}): object => ({
  ...element,
  type,
  children,
  ...more,
})

/** Words of rich text; `format` is Lexical's. */
export const words = (text: string, format = 0): object => ({
  type: 'text',
  text,
  format,
  version: 1,
  detail: 0,
  mode: 'normal',
  style: '',
})

export const writtenText = (...nodes: readonly object[]): object => ({ root: node('root', nodes) })

/** Rich text of one paragraph, of words in their formats. */
export const paragraph = (...texts: [string, number][]): object =>
  writtenText(
    node(
      'paragraph',
      texts.map(([text, format]) => words(text, format)),
      { textFormat: 0, textStyle: '' },
    ),
  )

/** Keys that move the cursor; until Lexical knows of it, as no hand is quicker. */
export async function move(page: Page, preview: FrameLocator, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
  await preview.locator('body').evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}
