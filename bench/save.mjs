/** How long after a save's answer visitors still get the page as it was. */
import { median, quantile } from './budgets.mjs'
import { rest, signIn } from './rest.mjs'

const SAVES = 100
/** Milliseconds after which a page counts as never replaced. */
const PATIENCE = 5000

/**
 * Saves a page a hundred times, each time with another title, while visitors ask for it.
 * @param {string} url
 * @param {readonly string[]} paths of the site map
 */
export async function measureSave(url, paths) {
  const headers = await signIn(url)
  const { docs } = await rest(url, '/api/pages?limit=200&depth=0', { headers })
  const page = docs.find((/** @type {{ slug?: string | null }} */ { slug }) => slug && paths.includes(`/${slug}`))
  if (!page) throw new Error('the site has no page beside its front page')
  const address = `/${page.slug}`
  /** @type {number[]} */
  const saved = []
  /** @type {number[]} */
  const served = []
  for (let save = 0; save < SAVES; save++) {
    // Asked for before, so that there is a kept page to replace.
    for (let visit = 0; visit < 3; visit++) await (await fetch(url + address)).text()
    const title = `Lagret ${save}-${Date.now().toString(36)}`
    const began = performance.now()
    await rest(url, `/api/pages/${page.id}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ title, _status: 'published' }),
    })
    const answered = performance.now()
    while (!(await (await fetch(url + address)).text()).includes(title))
      if (performance.now() - answered > PATIENCE)
        throw new Error(`${address} is still as it was ${PATIENCE} ms after the save`)
    saved.push(answered - began)
    served.push(performance.now() - answered)
  }
  return { save: quantile(saved, 0.95), served: quantile(served, 0.95), usual: median(served) }
}
