/** The site's style sheet as a visitor's browser gets it. */

/** Address of the sheet that a page refers to; empty where it has all in itself, as a preview. */
export const sheetAddress = (html: string): string => /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? ''

/** The rules of the sheet of the front page. */
export async function siteSheet(url: string): Promise<string> {
  const html = await (await fetch(url)).text()
  return (await fetch(url + sheetAddress(html))).text()
}
