/** `/bestilling/delt?liste=EV-1008*2~EV-1005*1`: a list by its address. A post without script takes it over. */
import type { Context } from 'hono'
import { type Locale, locales, splitLocale } from '../../../lib/locales'
import type { Routes, Runtime } from '../../../web/feature'
import { PAGE, pathOf } from '../../../web/forms/pageForm'
import { readValues } from '../../../web/forms/readValues'
import { sentFromHere } from '../../../web/forms/sentFromHere'
import { personalHeaders } from '../../../web/policy'
import { localisedPath } from '../../../web/site'
import { findArticlesByNumber, foldedNumber } from '../../catalogue'
import { ORDER_PATH } from '../../orderList'
import { addRows, decodeCompact, encodeCompact, MAX_COOKIE } from '../../orderList/client'
import { SHARED_LIST, SHARED_PATH } from '../addresses'
import { lineOf } from '../lines'
import { keepInCookie, listInCookie } from '../listCookie'
import followStyles from '../styles/follow.css?inline'
import { SHARED_ACTION, sharedActions } from './actions'
import { SharedPage } from './SharedPage'
import styles from './shared.css?inline'

export function sharedRoute(routes: Routes, runtime: Runtime): void {
  const secure = runtime.siteUrl.startsWith('https:')

  async function show(context: Context, locale: Locale, list: string, status: 200 | 422 = 200): Promise<Response> {
    const rows = decodeCompact(list.slice(0, MAX_COOKIE))
    const rendered = await runtime.renderPage({ locale, path: SHARED_PATH }, async ({ site, reader }) => {
      const articles = await findArticlesByNumber(
        reader,
        rows.map(({ number }) => number),
      )
      return {
        kind: 'page',
        status,
        meta: { title: site.t('sharedTitle'), noindex: true, path: SHARED_PATH, languages: site.languages },
        styles: followStyles + styles,
        content: (
          <SharedPage
            site={site}
            lines={rows.map((row) => lineOf(row, articles.get(foldedNumber(row.number))))}
            list={encodeCompact(rows) ?? ''}
            own={listInCookie(context).length}
            failed={status === 422}
          />
        ),
      }
    })
    return context.body(rendered.body, status, personalHeaders(rendered.needs))
  }

  for (const locale of locales)
    routes.get(localisedPath(SHARED_PATH, locale), (context) =>
      show(context, locale, context.req.query(SHARED_LIST) ?? ''),
    )
  routes.post(SHARED_PATH, async (context) => {
    const values = await readValues(context)
    const { locale } = splitLocale(pathOf(values[PAGE]))
    const list = (values[SHARED_LIST] ?? '').slice(0, MAX_COOKIE)
    const order = localisedPath(ORDER_PATH, locale)
    const shared = decodeCompact(list)
    if (!sentFromHere(context.req.raw.headers) || shared.length === 0) return context.redirect(order, 303)
    const own = values[SHARED_ACTION] === sharedActions.replace ? [] : listInCookie(context)
    const { rows, left } = addRows(own, shared)
    if (left > 0 || !keepInCookie(context, rows, secure)) return show(context, locale, list, 422)
    return context.redirect(order, 303)
  })
}
