/** A page that arrives in pieces, as over a slow network. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from 'vitest'
import { openBrowser } from '../support/browser'
import { shiftsOf, watchShifts } from '../support/shifts'
import { sharedSite } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

/** Milliseconds between the pieces: far longer than a frame. */
const PAUSE = 600

/** The site, with one page cut in two. */
async function inPieces(path: string, before: string) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(site.url + request.url)
    const body = Buffer.from(await answer.arrayBuffer())
    const headers = Object.fromEntries(
      ['content-type', 'content-security-policy'].flatMap((name) => {
        const value = answer.headers.get(name)
        return value ? [[name, value]] : []
      }),
    )
    response.writeHead(answer.status, headers)
    if (request.url === path) {
      const cut = body.indexOf(before)
      if (cut < 0) return response.destroy()
      response.write(body.subarray(0, cut))
      await wait(PAUSE)
      response.end(body.subarray(cut))
    } else response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}${path}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test.concurrent.for([
  ['header', 375, '/', '<ul class="tools">'],
  ['header', 1280, '/', '<ul class="tools">'],
  ['first block', 375, '/', '</h1>'],
  ['first block', 1280, '/', '</h1>'],
  // What stands above is lower than the window.
  ['footer', 375, '/blokker/leveringsbetingelser', 'site-footer-inner'],
  ['footer', 1280, '/blokker/leveringsbetingelser', 'site-footer-inner'],
] as const)(
  'a page that is cut in its %s moves nothing when the rest arrives, at %i',
  async ([, width, path, before], { expect }) => {
    await using proxy = await inPieces(path, before)
    const page = await browser.newPage({ viewport: { width, height: 1000 } })
    await watchShifts(page)
    await page.goto(proxy.url, { waitUntil: 'networkidle' })
    expect(await shiftsOf(page)).toEqual([])
    await page.close()
  },
)

/** Drawn by the program itself. */
const screens = ['/finn-forhandler?sted=9008', '/artikler', '/artikler/varde-5', '/sok?search_Query=ovn', '/bestilling']

const late = [
  ['fonts', '**/*.woff2', ['/', '/blokker/finn-forhandler', '/kundeservice/leveringsbetingelser', ...screens]],
  ['pictures', '**/media/**', ['/', '/blokker/lysboks', '/blokker/bildegalleri', '/blokker/bildekarusell', ...screens]],
  [
    'modules',
    '**/assets/*.js',
    ['/', '/blokker/faner', '/blokker/utvidbar-tekst', '/blokker/bildekarusell', ...screens],
  ],
] as const
test.concurrent.for(late.flatMap(([kind, ...what]) => [375, 1280].map((width) => [kind, width, ...what] as const)))(
  '%s that come late move nothing, at %i',
  async ([, width, addresses, paths], { expect }) => {
    // All of the page is in sight, and so is whatever moves.
    const page = await browser.newPage({ viewport: { width, height: 6000 } })
    await watchShifts(page)
    await page.route(addresses, async (route) => {
      await wait(PAUSE)
      await route.continue()
    })
    for (const path of paths) {
      await page.goto(site.url + path, { waitUntil: 'networkidle' })
      await page.evaluate(() => document.fonts.ready)
      expect(await shiftsOf(page), path).toEqual([])
    }
    await page.close()
  },
)
