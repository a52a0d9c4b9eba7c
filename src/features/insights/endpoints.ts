/**
 * The calls of the screen, below `/api/globals/insights`. Staff see everything, but SMS campaigns only who writes them;
 * a dealer's users see the figures of their dealer. What is asked for is checked here, on the server.
 *
 *     GET overview?period=30&compare=previous      → Overview
 *     GET table/pages?from=…&to=…&compare=year&sort=leads&page=2 → TablePage
 *     GET export/pages?…, export/figures?…          → a spreadsheet
 *     POST remove-samples
 */

import { type Endpoint, headersWithCors, type PayloadRequest } from 'payload'
import { hasRole, marketerRoles, staffRoles } from '../../cms/access/roles'
import { languageOf } from '../../cms/messages'
import { errorResponse, forbidden, forRoles, notFound } from '../../cms/rest/endpoint'
import type { Localised } from '../../lib/locales'
import { hourOf } from '../analytics'
import { DEALERS, ownDealer } from '../dealers'
import { figuresCsv, tableCsv } from './exportCsv'
import { comparisons, presets, type TablePage } from './facts'
import { type OverviewQuery, readOverview } from './overview'
import { comparedWith, isDay, lengthOf, MAX_DAYS, presetDays } from './periods'
import { type RowsQuery, readRows } from './rows'
import { removeSamples } from './samples'
import { fileNames } from './sharedTexts'
import { isTableName, type TableName, tableOf } from './tables'

const PAGE_ROWS = 10
const MAX_EXPORTED = 10_000
const MAX_PAGE = 1000

const messages = {
  period: {
    nb: 'Skriv to datoer, den første først, høyst ti år fra hverandre.',
    en: 'Write two dates, the first one first, at most ten years apart.',
  },
} as const satisfies Record<string, Localised>

type Scope = Pick<OverviewQuery, 'dealer'>

/** The scope of the figures that the user may see; undefined if none. */
async function scopeOf({ user, payload }: PayloadRequest): Promise<Scope | undefined> {
  if (hasRole(user, ...staffRoles)) return {}
  const id = ownDealer(user)
  if (id === undefined) return undefined
  const dealer = await payload.findByID({ collection: DEALERS, id, depth: 0, disableErrors: true })
  return { dealer: { id, name: dealer?.name ?? '' } }
}

function mayRead({ user }: PayloadRequest, { dealer }: Scope, table: TableName): boolean {
  if (table === 'sms') return hasRole(user, ...marketerRoles)
  return !dealer || tableOf(table).forDealers === true
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((own) => own === value)

/** Parses the query; undefined if its dates are invalid. */
function overviewQueryOf(query: URLSearchParams, today: string): Omit<OverviewQuery, 'dealer'> | undefined {
  const comparison = oneOf(comparisons, query.get('compare')) ?? 'previous'
  const [from, to] = [query.get('from'), query.get('to')]
  if (from === null && to === null) {
    const preset = oneOf(presets, query.get('period')) ?? '30'
    return { days: presetDays(preset, today), preset, comparison }
  }
  if (!isDay(from) || !isDay(to) || from > to || lengthOf({ from, to }) > MAX_DAYS) return undefined
  return { days: { from, to }, preset: null, comparison }
}

/** `hour`: the hour in progress. */
type Handle = (req: PayloadRequest, overviewQuery: OverviewQuery, hour: string) => Promise<Response>

function reading(path: string, handle: Handle): Endpoint {
  return {
    path,
    method: 'get',
    handler: async (req) => {
      const scope = await scopeOf(req)
      if (!scope) return forbidden(req)
      const hour = hourOf(Date.now())
      const overviewQuery = overviewQueryOf(req.searchParams, hour.slice(0, 10))
      if (!overviewQuery) return errorResponse(req, 400, messages.period)
      return handle(req, { ...overviewQuery, ...scope }, hour)
    },
  }
}

function spreadsheet(
  req: PayloadRequest,
  name: TableName | 'figures',
  { days }: OverviewQuery,
  text: string,
): Response {
  const file = `${fileNames[name]}-${days.from}-${days.to}.csv`
  return new Response(text, {
    headers: headersWithCors({
      headers: new Headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${file}"`,
      }),
      req,
    }),
  })
}

function rowsQueryOf(req: PayloadRequest, overviewQuery: OverviewQuery, hour: string, table: TableName): RowsQuery {
  const page = Math.min(Math.max(1, Math.floor(Number(req.searchParams.get('page') ?? 1)) || 1), MAX_PAGE)
  const { sorts, once } = tableOf(table)
  const today = hour.slice(0, 10)
  return {
    table,
    days: overviewQuery.days,
    // Values are counted by the day: a day in progress cannot be compared with part of another.
    compared:
      once || overviewQuery.days.from === today
        ? undefined
        : comparedWith(overviewQuery.days, overviewQuery.comparison),
    today,
    locale: languageOf(req),
    sort: oneOf(sorts, req.searchParams.get('sort')) ?? sorts[0] ?? '',
    offset: (page - 1) * PAGE_ROWS,
    // One more than is shown, to know whether more follow.
    limit: PAGE_ROWS + 1,
    dealer: overviewQuery.dealer?.id,
  }
}

const overview = reading('/overview', async (req, overviewQuery, hour) =>
  Response.json(await readOverview(req.payload, overviewQuery, hour)),
)

const table = reading('/table/:name', async (req, overviewQuery, hour) => {
  const name = req.routeParams?.name
  if (!isTableName(name)) return notFound(req)
  if (!mayRead(req, overviewQuery, name)) return forbidden(req)
  const { rows } = await readRows(req.payload, rowsQueryOf(req, overviewQuery, hour, name))
  return Response.json({ rows: rows.slice(0, PAGE_ROWS), more: rows.length > PAGE_ROWS } satisfies TablePage)
})

const exported = reading('/export/:name', async (req, overviewQuery, hour) => {
  const name = req.routeParams?.name
  if (name === 'figures') {
    const found = await readOverview(req.payload, { ...overviewQuery, comparison: 'none' }, hour)
    return spreadsheet(req, name, overviewQuery, figuresCsv(found, languageOf(req)))
  }
  if (!isTableName(name)) return notFound(req)
  if (!mayRead(req, overviewQuery, name)) return forbidden(req)
  const rowsQuery = { ...rowsQueryOf(req, overviewQuery, hour, name), offset: 0, limit: MAX_EXPORTED }
  const { rows, isCompared } = await readRows(req.payload, rowsQuery)
  return spreadsheet(req, name, overviewQuery, tableCsv(name, rows, rowsQuery.locale, isCompared))
})

const withoutSamples: Endpoint = {
  path: '/remove-samples',
  method: 'post',
  handler: forRoles(staffRoles, async (req) => {
    await removeSamples(req.payload)
    return Response.json({})
  }),
}

export const insightEndpoints: Endpoint[] = [overview, table, exported, withoutSamples]
