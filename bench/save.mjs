/** How long after a save's answer visitors still get the page as it was. */
import { median, quantile } from './budgets.mjs'
import { rest, signIn } from './rest.mjs'

const SAVES = 100
/** Milliseconds after which a page counts as never replaced. */
const PATIENCE = 5000

/** Saves of all colleagues together. */
const SAVES_TOGETHER = 200
const COLLEAGUES = 10

/**
 * Saves a page a hundred times, each time with another title, while visitors ask for it.
 * @param {string} url
 * @param {readonly SavedPage[]} pages
 */
export async function measureSave(url, [page]) {
  if (!page) throw new Error('no page of the site shows its title')
  const saves = await saveOften(url, page, SAVES)
  return { ...summary(saves), usual: median(saves.map(({ served }) => served)) }
}

/**
 * The same of ten colleagues at once, each with a page of their own.
 * @param {string} url
 * @param {readonly SavedPage[]} pages
 */
export async function measureColleagues(url, pages) {
  if (pages.length < COLLEAGUES) throw new Error(`fewer than ${COLLEAGUES} pages show their title`)
  const saving = pages.slice(0, COLLEAGUES).map((page) => saveOften(url, page, SAVES_TOGETHER / COLLEAGUES))
  return summary((await Promise.all(saving)).flat())
}

/** @param {readonly { saved: number, served: number }[]} saves */
function summary(saves) {
  const p95 = (/** @type {'saved' | 'served'} */ what) =>
    quantile(
      saves.map((save) => save[what]),
      0.95,
    )
  return { save: p95('saved'), served: p95('served') }
}

/** @typedef {{ id: number, address: string }} SavedPage */

/**
 * Pages that show their title, so that what was saved can be seen.
 * @param {string} url
 * @param {readonly string[]} paths of the site map
 * @returns {Promise<SavedPage[]>}
 */
export async function titledPages(url, paths) {
  const { docs } = await rest(url, '/api/pages?limit=200&depth=0', { headers: await signIn(url) })
  const found = []
  for (const { id, slug, title } of docs) {
    const [address, another] = paths.filter((path) => path.endsWith(`/${slug}`) && !path.startsWith('/en/'))
    // An address of a group of articles may end the same.
    if (address && !another && (await (await fetch(url + address)).text()).includes(`<title>${title} `))
      found.push({ id, address })
  }
  return found
}

/**
 * Milliseconds of each save, and from its answer until visitors get the new page.
 * @param {string} url
 * @param {SavedPage} page
 * @param {number} times
 */
async function saveOften(url, { id, address }, times) {
  const headers = await signIn(url)
  const saves = []
  for (let save = 0; save < times; save++) {
    // Asked for before, so that there is a kept page to replace.
    for (let visit = 0; visit < 3; visit++) await (await fetch(url + address)).text()
    const title = `Lagret ${save}-${Date.now().toString(36)}`
    const began = performance.now()
    await rest(url, `/api/pages/${id}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ title, _status: 'published' }),
    })
    const answered = performance.now()
    while (!(await (await fetch(url + address)).text()).includes(title))
      if (performance.now() - answered > PATIENCE)
        throw new Error(`${address} is still as it was ${PATIENCE} ms after the save`)
    saves.push({ saved: answered - began, served: performance.now() - answered })
  }
  return saves
}
