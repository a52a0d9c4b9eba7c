/**
 * Short links of campaigns: they save space, and count the clicks on a campaign's link. One code per link of a
 * campaign, not per receiver, so that it is not known who clicked.
 */
import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { textIn } from '../../cms/rows'
import { listOf, runStatement } from '../../cms/statements'
import { into, select } from '../../cms/tables'
import type { Routes, Runtime } from '../../web/feature'
import { campaignLinks } from './tables'

export const SHORT_PATH = '/s'
/** Without characters that are easily confused (0 and O, 1 and l). */
const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 6
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`)

/** Programs that fetch a link before a person does. */
const PREVIEWER = /bot|crawl|spider|preview|facebookexternalhit|whatsapp|slack|skype|curl|wget/i

const newCode = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

export const shortHref = (siteUrl: string, code: string) => `${siteUrl}${SHORT_PATH}/${code}`

/** Sample link of full length, for counting before there are codes. */
export const sampleShortHref = (siteUrl: string) => shortHref(siteUrl, ALPHABET.slice(0, LENGTH))

/** The codes of a campaign's links; missing ones are created. */
export async function codesOf(
  payload: BasePayload,
  campaign: number,
  links: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  for (const link of links)
    await runStatement(
      payload,
      sql`insert into ${into(campaignLinks, 'campaign_id', 'url', 'code', 'clicks')}
        values (${campaign}, ${link}, ${newCode()}, 0) on conflict do nothing returning ${campaignLinks.id}`,
    )
  const rows = await runStatement(
    payload,
    select(
      { url: campaignLinks.url, code: campaignLinks.code },
      sql`from ${campaignLinks} where ${campaignLinks.campaign_id} = ${campaign}`,
    ),
  )
  const codes = new Map(rows.map(({ url, code }) => [textIn(url), textIn(code)]))
  // A code that was taken is replaced by a new one.
  return links.every((link) => codes.has(link)) ? codes : codesOf(payload, campaign, links)
}

/** Resets the clicks when a campaign starts: clicks in tests do not count, and links of earlier texts are deleted. */
export async function beginLinks(payload: BasePayload, campaign: number, links: readonly string[]): Promise<void> {
  const others = links.length > 0 ? sql`and ${campaignLinks.url} not in (${listOf(links)})` : sql``
  await runStatement(
    payload,
    sql`delete from ${campaignLinks} where ${campaignLinks.campaign_id} = ${campaign} ${others}
      returning ${campaignLinks.id}`,
  )
  await runStatement(
    payload,
    sql`update ${campaignLinks} set ${campaignLinks.clicks} = 0 where ${campaignLinks.campaign_id} = ${campaign}
      returning ${campaignLinks.id}`,
  )
}

export function shortLinkRoutes(routes: Routes, { payload }: Runtime): void {
  routes.get(`${SHORT_PATH}/:code`, async (context) => {
    const code = context.req.param('code')
    const [row] = CODE.test(code)
      ? await runStatement(
          payload,
          select({ url: campaignLinks.url }, sql`from ${campaignLinks} where ${campaignLinks.code} = ${code}`),
        )
      : []
    if (!row) return context.notFound()
    const agent = context.req.header('user-agent') ?? ''
    const isPerson = context.req.method === 'GET' && !context.req.header('sec-purpose') && !PREVIEWER.test(agent)
    if (isPerson)
      await runStatement(
        payload,
        sql`update ${campaignLinks} set ${campaignLinks.clicks} = ${campaignLinks.clicks} + 1
          where ${campaignLinks.code} = ${code} returning ${campaignLinks.id}`,
      )
    context.header('cache-control', 'no-store')
    context.header('x-robots-tag', 'noindex')
    return context.redirect(textIn(row.url), 302)
  })
}
