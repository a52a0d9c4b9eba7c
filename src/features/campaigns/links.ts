/**
 * Short links of campaigns: they save room, and count how often a campaign's link was followed. One code for each link
 * of a campaign and not for each receiver: nobody learns who followed it.
 */
import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { textIn } from '../../cms/rows'
import { listOf, runStatement } from '../../cms/statements'
import type { Routes, Runtime } from '../../web/feature'

const SHORT_PATH = '/s'
/** Without what is read for something else (0 and O, 1 and l). */
const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 6
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`)

/** Programs that look at a link before a person does. */
const PREVIEWER = /bot|crawl|spider|preview|facebookexternalhit|whatsapp|slack|skype|curl|wget/i

const newCode = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

export const shortHref = (siteUrl: string, code: string) => `${siteUrl}${SHORT_PATH}/${code}`

/** As long as any: for counting before there are codes. */
export const sampleShortHref = (siteUrl: string) => shortHref(siteUrl, ALPHABET.slice(0, LENGTH))

/** The codes of a campaign's links, made where there are none yet. */
export async function codesOf(
  payload: BasePayload,
  campaign: number,
  links: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  for (const link of links)
    await runStatement(
      payload,
      sql`insert into campaign_links (campaign_id, url, code, clicks) values (${campaign}, ${link}, ${newCode()}, 0)
        on conflict do nothing returning id`,
    )
  const rows = await runStatement(payload, sql`select url, code from campaign_links where campaign_id = ${campaign}`)
  const codes = new Map(rows.map(({ url, code }) => [textIn(url), textIn(code)]))
  // A code that was taken is drawn again.
  return links.every((link) => codes.has(link)) ? codes : codesOf(payload, campaign, links)
}

/** A campaign begins with no clicks: those on its tests are nobody's, and links of earlier texts are gone. */
export async function beginLinks(payload: BasePayload, campaign: number, links: readonly string[]): Promise<void> {
  const others = links.length > 0 ? sql`and url not in (${listOf(links)})` : sql``
  await runStatement(payload, sql`delete from campaign_links where campaign_id = ${campaign} ${others} returning id`)
  await runStatement(payload, sql`update campaign_links set clicks = 0 where campaign_id = ${campaign} returning id`)
}

export function shortLinkRoutes(routes: Routes, { payload }: Runtime): void {
  routes.get(`${SHORT_PATH}/:code`, async (context) => {
    const code = context.req.param('code')
    const [row] = CODE.test(code)
      ? await runStatement(payload, sql`select url from campaign_links where code = ${code}`)
      : []
    if (!row) return context.notFound()
    const agent = context.req.header('user-agent') ?? ''
    const isPerson = context.req.method === 'GET' && !context.req.header('sec-purpose') && !PREVIEWER.test(agent)
    if (isPerson)
      await runStatement(payload, sql`update campaign_links set clicks = clicks + 1 where code = ${code} returning id`)
    context.header('cache-control', 'no-store')
    context.header('x-robots-tag', 'noindex')
    return context.redirect(textIn(row.url), 302)
  })
}
