/** What a visitor does in a browser, whichever it is: the journeys of `tests/browsers` are written once, in these words. */
import type { Browser } from 'playwright-core'
import { vi } from 'vitest'
import type { Send } from './webDriver'

export interface Visit {
  /** Opens a page as a new visitor: nothing is stored in the browser. */
  begin(path: string, width?: number): Promise<void>
  open(path: string): Promise<void>
  back(): Promise<void>
  /** Runs a function in the page; it sees its arguments alone. */
  run<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>
  /** All of them wait for the element to be there and seen. */
  click(selector: string): Promise<void>
  hover(selector: string): Promise<void>
  /** Types behind what is in the field. */
  type(selector: string, text: string): Promise<void>
  /** Types where the focus is, a key at a time, as hands do. */
  write(text: string): Promise<void>
  /** A key where the focus is. */
  press(key: Key, held?: 'Control'): Promise<void>
  /** Does the work in the only frame of the page. */
  within(work: () => Promise<void>): Promise<void>
  screenshot(): Promise<Buffer>
  /** Ends the engine, or its window where others share it. */
  close(): Promise<void>
}

/** The same in WebDriver's code points. */
const keys = {
  b: 'b',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Space: ' ',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
}
type Key = keyof typeof keys

/** All of them down, then up. */
const keyActions = (values: readonly string[]) => ({
  type: 'key',
  id: 'keyboard',
  actions: [
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ],
})

const HEIGHT = 800

/** Milliseconds. */
const PATIENCE = 30_000

/** In Chromium, as all other journeys use it. */
export async function overPlaywright(browser: Browser, origin: string): Promise<Visit> {
  let page = await browser.newPage()
  let isInFrame = false
  const find = (selector: string) => (isInFrame ? page.frameLocator('iframe') : page).locator(selector).first()
  return {
    async begin(path, width = 1280) {
      await page.context().close()
      page = await (await browser.newContext({ locale: 'nb-NO', viewport: { width, height: HEIGHT } })).newPage()
      await page.goto(origin + path)
    },
    open: async (path) => void (await page.goto(origin + path)),
    back: async () => void (await page.goBack()),
    run: (work, ...args) => page.evaluate(`(${work})(...${JSON.stringify(args)})`),
    click: (selector) => find(selector).click(),
    hover: (selector) => find(selector).hover(),
    type: (selector, text) => find(selector).pressSequentially(text),
    write: (text) => page.keyboard.type(text),
    press: (key, held) => page.keyboard.press(held ? `${held}+${key}` : key),
    async within(work) {
      isInFrame = true
      await work().finally(() => {
        isInFrame = false
      })
    },
    screenshot: () => page.screenshot(),
    close: () => page.context().close(),
  }
}

/** In a browser with WebDriver; `resize` gives the page a width, in pixels of CSS. */
export function overWebDriver(
  send: Send,
  {
    origin,
    resize,
    close,
  }: { origin: string; resize(width: number, height: number): Promise<unknown>; close(): Promise<void> },
): Visit {
  const execute = (script: string, ...args: unknown[]) => send('execute', { script, args })
  async function find(selector: string): Promise<string> {
    // A press on what still moves begins on it and ends beside it.
    let before: unknown
    await vi.waitUntil(async () => {
      const place = await execute(
        `const element = document.querySelector(arguments[0])
         if (!element?.checkVisibility()) return null
         element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
         const { x, y, width, height } = element.getBoundingClientRect()
         return [x, y, width, height].join()`,
        selector,
      )
      const rests = place !== null && place === before
      before = place
      return rests
    }, PATIENCE)
    const found = await send('find', { using: 'css selector', value: selector })
    return Object.values(found as Record<string, string>)[0] ?? ''
  }
  const perform = (...actions: object[]) => send('perform', { actions })
  return {
    async begin(path, width = 1280) {
      await resize(width, HEIGHT)
      // Only a page of the site may clear the site's storage.
      await send('navigate', { url: `${origin}/robots.txt` })
      await send('forgetCookies')
      await execute('localStorage.clear(); sessionStorage.clear()')
      await send('navigate', { url: origin + path })
    },
    open: async (path) => void (await send('navigate', { url: origin + path })),
    back: async () => void (await send('back')),
    run: (work, ...args) => execute(`return (${work})(...arguments)`, ...args) as never,
    click: async (selector) => void (await send('click', { id: await find(selector) })),
    async hover(selector) {
      const id = await find(selector)
      const origin = { 'element-6066-11e4-a52e-4f735466cecf': id }
      const actions = [{ type: 'pointerMove', duration: 50, origin, x: 0, y: 0 }]
      await perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
    },
    type: async (selector, text) => void (await send('type', { id: await find(selector), text })),
    async write(text) {
      for (const value of text) await perform(keyActions([value]))
    },
    async press(key, held) {
      await perform(keyActions([...(held ? [keys[held]] : []), keys[key]]))
    },
    async within(work) {
      await send('frame', { id: 0 })
      await work().finally(() => send('frame', { id: null }))
    },
    // Firefox takes the whole page by default.
    screenshot: async () => Buffer.from(String(await send('screenshot', { full: false })), 'base64'),
    close,
  }
}
