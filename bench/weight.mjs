/**
 * Bytes that a visitor's browser loads for a page, compressed with gzip, which all speak; the document itself as it is
 * sent to a browser that takes Brotli.
 */
import { gzipSync } from 'node:zlib'
import { findOrInstallChromium } from '../scripts/chromium.mjs'

/** @param {string} text */
const zipped = (text) => gzipSync(text, { level: 9 }).length

/** @type {Map<string, Promise<string>>} */
const fetched = new Map()

/** @param {string} address */
function source(address) {
  const known = fetched.get(address)
  if (known) return known
  const text = fetch(address).then((answer) => answer.text())
  fetched.set(address, text)
  return text
}

/**
 * A module and all that it imports before it runs.
 * @param {string} address
 * @param {Set<string>} found
 */
async function withImports(address, found) {
  if (found.has(address)) return
  found.add(address)
  const imports = (await source(address)).matchAll(/(?:from|import)\s*["'](\.{1,2}\/[^"']+|\/assets\/[^"']+)["']/g)
  for (const [, target = ''] of imports) await withImports(new URL(target, address).href, found)
}

/** @param {Iterable<string>} addresses */
async function total(addresses) {
  let bytes = 0
  for (const address of addresses) bytes += zipped(await source(address))
  return bytes
}

/**
 * Everything that could start on the page: its scripts, the runtime, each island's chunk.
 * @param {string} url
 * @param {string} html
 */
async function allScripts(url, html) {
  const found = new Set()
  const patterns = [/<script[^>]+src="([^"]+)"/g, /data-island="([^"]+)"/g, /data-runtime="([^"]+)"/g]
  for (const pattern of patterns)
    for (const [, target = ''] of html.matchAll(pattern)) await withImports(new URL(target, url).href, found)
  return total(found)
}

/**
 * The sheets of a page, which it shares with the others of the site.
 * @param {string} url
 * @param {string} html
 */
function sheets(url, html) {
  const links = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]*>/g)].flatMap(
    ([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? [],
  )
  return total(links.map((link) => new URL(link, url).href))
}

/**
 * The rules that a page alone needs, which come within its document.
 * @param {string} html
 */
const ownRules = (html) =>
  zipped([...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, rules = '']) => rules).join(''))

/**
 * The document with its headers, as browsers get a page in demand.
 * @param {string} address
 */
async function documentBytes(address) {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  await answer.arrayBuffer()
  const headers = [...answer.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)
  return headers + Number(answer.headers.get('content-length'))
}

/** Pages that load side by side: most of their time they wait for the network to be silent. */
const LANES = 6

/** A phone's screen: what is visible without scrolling differs by it. */
const phone = { width: 390, height: 844 }

/** @typedef {{ bytes: number, path: string }} Heaviest */

/**
 * The heaviest of the pages in each respect, in bytes.
 * @param {string} url
 * @param {readonly string[]} paths
 * @param {(path: string) => boolean} isLanding whether visitors often land there: the document is weighed
 */
export async function measureWeight(url, paths, isLanding) {
  const { chromium } = await import('playwright-core')
  const root = process.getuid?.() === 0
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    // Chromium's sandbox refuses to run as root.
    args: root ? ['--no-sandbox'] : [],
  })
  const none = { bytes: 0, path: '' }
  /** @type {Record<'before' | 'all' | 'sheet' | 'rules' | 'document', Heaviest>} */
  const heaviest = { before: none, all: none, sheet: none, rules: none, document: none }
  const weigh = (
    /** @type {keyof typeof heaviest} */ respect,
    /** @type {number} */ bytes,
    /** @type {string} */ path,
  ) => {
    if (bytes > heaviest[respect].bytes) heaviest[respect] = { bytes, path }
  }
  /** @param {string} path */
  const load = async (path) => {
    const page = await browser.newPage({ viewport: phone })
    /** @type {Set<string>} */
    const loaded = new Set()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') loaded.add(request.url())
    })
    const answer = await page.goto(url + path, { waitUntil: 'networkidle', timeout: 15_000 })
    const html = (await answer?.text()) ?? ''
    await page.close()
    weigh('before', await total(loaded), path)
    weigh('all', await allScripts(url, html), path)
    weigh('sheet', await sheets(url, html), path)
    weigh('rules', ownRules(html), path)
    // The second hit brings it in demand; it is compressed once more while the other pages are weighed.
    if (isLanding(path)) for (let hit = 0; hit < 2; hit++) await documentBytes(url + path)
  }
  const left = [...paths]
  const lane = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await load(path)
  }
  try {
    await Promise.all(Array.from({ length: LANES }, lane))
    for (const path of paths.filter(isLanding)) weigh('document', await documentBytes(url + path), path)
  } finally {
    await browser.close()
  }
  return heaviest
}
