/** Parts shared by the customer's and the dealer's page: lines, message, files and history. */

import type { ReactNode } from 'react'
import type { OrderEvent, OrderRequest } from '../../../cms/types'
import { momentText } from '../../../lib/moment'
import { formatQuantity } from '../../../lib/price'
import type { Site } from '../../../web/site'
import { TableRegion } from '../../../web/TableRegion'
import type { TextKey } from '../../../web/texts'
import { lineTotal, onePrice, orderSum, sumWords } from '../../orderList/client'
import { type OrderLine, readLines, rowsOf } from '../lines'
import type { OrderState } from '../states'

export const stateText: Readonly<Record<OrderState, TextKey>> = {
  received: 'orderStateReceived',
  seen: 'orderStateSeen',
  answered: 'orderStateAnswered',
  done: 'orderStateDone',
  declined: 'orderStateDeclined',
}

const eventText: Readonly<Record<OrderEvent['kind'], TextKey>> = {
  received: 'orderEventReceived',
  seen: 'orderEventSeen',
  answered: 'orderEventAnswered',
  done: 'orderEventDone',
  declined: 'orderEventDeclined',
  moved: 'orderEventMoved',
  rerouted: 'orderEventRerouted',
  reminded: 'orderEventReminded',
  escalated: 'orderEventEscalated',
}

export function StateMark({ site, state }: { site: Site; state: OrderState }) {
  return <span className={`order-state order-state-${state}`}>{site.t(stateText[state])}</span>
}

export function Lines({ site, request }: { site: Site; request: OrderRequest }) {
  return <LinesTable site={site} lines={readLines(request.lines)} />
}

/** Lines with their prices, and the sum. */
export function LinesTable({ site, lines }: { site: Site; lines: readonly OrderLine[] }) {
  const rows = rowsOf(lines)
  const words = sumWords(site)
  const { amount, unpriced } = orderSum(rows, words)
  return (
    <section className="follow-part">
      <h2>{site.t('orderListHeading')}</h2>
      <TableRegion site={site} name={site.t('orderListHeading')}>
        <table className="follow-lines">
          <thead>
            <tr>
              <th scope="col" className="number">
                {site.t('orderQuantity')}
              </th>
              <th scope="col">{site.t('orderArticle')}</th>
              <th scope="col" className="number">
                {site.t('orderTotal')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={row.number}>
                <td className="number">{formatQuantity(row.quantity, row.unit, site.locale)}</td>
                <td>
                  {row.picture && (
                    <img className="follow-picture" src={row.picture} width="56" height="56" alt="" loading="lazy" />
                  )}
                  <span className="follow-name">
                    {row.name ?? (lines[at]?.known === false ? site.t('orderUnknownShort') : '')}
                  </span>{' '}
                  <span className="follow-number">{row.number}</span>{' '}
                  <span className="follow-price">{onePrice(row, words)}</span>
                </td>
                <td className="number">{lineTotal(row, words)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {site.t('orderTotal')}
              </th>
              <td className="number">
                {amount} {unpriced && <span className="follow-unpriced">{unpriced}</span>}
              </td>
            </tr>
          </tfoot>
        </table>
      </TableRegion>
    </section>
  )
}

export function Message({ site, request: { message } }: { site: Site; request: OrderRequest }) {
  if (!message) return null
  return (
    <section className="follow-part">
      <h2>{site.t('orderMessage')}</h2>
      <p className="follow-message">{message}</p>
    </section>
  )
}

/** `children`: a list item for each file. */
export function Files({ site, children }: { site: Site; children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section className="follow-part">
      <h2>{site.t('orderFiles')}</h2>
      <ul className="follow-files">{children}</ul>
    </section>
  )
}

/** Events hidden from the customer: delays, and reasons for handing back. */
const internal: ReadonlySet<OrderEvent['kind']> = new Set(['reminded', 'escalated', 'declined', 'moved', 'rerouted'])

export function Timeline({
  site,
  request,
  events,
  forCustomer = false,
}: {
  site: Site
  request: OrderRequest
  events: readonly OrderEvent[]
  forCustomer?: boolean
}) {
  const shown = forCustomer
    ? events.filter(({ kind }) => !internal.has(kind) || (kind === 'declined' && request.state === 'declined'))
    : events
  return (
    <section className="follow-part">
      <h2>{site.t('orderTimeline')}</h2>
      <ol className="timeline">
        <li>
          <p className="timeline-what">{site.t('orderEventReceived')}</p>
          <time dateTime={request.createdAt}>{momentText(request.createdAt, site.locale)}</time>
        </li>
        {shown.map(({ id, kind, text, by, createdAt }) => (
          <li key={id} className={`timeline-${kind}`}>
            <p className="timeline-what">
              {kind === 'answered' && by ? site.t('orderAnswer', { by }) : site.t(eventText[kind])}
            </p>
            <time dateTime={createdAt}>{momentText(createdAt, site.locale)}</time>
            {text && (kind === 'answered' || !forCustomer || kind === 'declined') && (
              <blockquote className="timeline-text">{text}</blockquote>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
