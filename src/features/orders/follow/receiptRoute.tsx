/** `/bestilling/<number>?kode=…`: the customer's page of a request, available as long as the request is stored. */

import { type Locale, locales } from '../../../lib/locales'
import type { Routes, Runtime } from '../../../web/feature'
import { personalHeaders } from '../../../web/policy'
import { localisedPath } from '../../../web/site'
import { dealerName } from '../../dealers'
import { ORDER_PATH } from '../../orderList'
import { CODE } from '../addresses'
import { findAttachments } from '../attachments'
import { eventsOf } from '../events'
import { dealerIdOf } from '../notify'
import { NUMBER_PATTERN } from '../number'
import { orderPageName } from '../settings'
import pageStyles from '../styles/follow.css?inline'
import { isReceiptCode } from '../tokens'
import { ClosedLinkPage } from './ClosedLinkPage'
import { ReceiptPage } from './ReceiptPage'

export function receiptRoute(routes: Routes, runtime: Runtime): void {
  const { payload, secret } = runtime

  async function show(locale: Locale, number: string, code: string): Promise<Response> {
    const isKnown = isReceiptCode(code, number, secret)
    const { docs } = isKnown
      ? await payload.find({ collection: 'orderRequests', where: { number: { equals: number } }, limit: 1, depth: 0 })
      : { docs: [] }
    const [request] = docs
    const status = request ? 200 : 404
    const rendered = await runtime.renderPage(
      { locale, path: `${ORDER_PATH}/${number}` },
      async ({ site, reader }) => ({
        kind: 'page',
        status,
        meta: { title: site.t(request ? 'orderReceiptNumber' : 'orderMissingTitle', { number }), noindex: true },
        styles: pageStyles,
        content: request ? (
          <ReceiptPage
            site={site}
            request={request}
            events={await eventsOf(payload, request.id)}
            files={(await findAttachments(payload, request.key)).map(({ name }) => name)}
            dealer={await dealerName(payload, dealerIdOf(request))}
          />
        ) : (
          <ClosedLinkPage
            site={site}
            text={site.t('orderReceiptMissing')}
            way={{
              href: site.href(ORDER_PATH),
              label: orderPageName(await reader.global('orderSettings', { depth: 0 }), site),
            }}
          />
        ),
      }),
    )
    return new Response(rendered.body, {
      status,
      // The link is a credential: the referrer must not leak it to other sites.
      headers: { ...personalHeaders(rendered.needs), 'referrer-policy': 'no-referrer' },
    })
  }

  for (const locale of locales)
    routes.get(localisedPath(`${ORDER_PATH}/:number{${NUMBER_PATTERN}}`, locale), (context) =>
      show(locale, context.req.param('number') ?? '', context.req.query(CODE) ?? ''),
    )
}
