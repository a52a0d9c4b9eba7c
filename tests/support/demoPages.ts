/** Paths of a running site with the demo brand. */

const SHOWCASE = '/blokker'

/** All pages in the site map. */
export async function pathsOfSiteMap(url: string): Promise<string[]> {
  const siteMap = await (await fetch(`${url}/sitemap.xml`)).text()
  return [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** The pages that show a block each, which the site map leaves out: the page above them leads to each. */
export async function showcasePaths(url: string): Promise<string[]> {
  const html = await (await fetch(url + SHOWCASE)).text()
  return [SHOWCASE, ...new Set([...html.matchAll(/href="(\/blokker\/[^"#?]+)"/g)].map(([, path = '']) => path))]
}
