/** The customer's page: thanks, state, history and order lines. */
import type { OrderEvent, OrderRequest } from '../../../cms/types'
import type { Site } from '../../../web/site'
import { Files, Lines, Message, StateMark, Timeline } from './parts'

export function ReceiptPage({
  site,
  request,
  events,
  files,
  dealer,
}: {
  site: Site
  request: OrderRequest
  events: readonly OrderEvent[]
  files: readonly string[]
  /** Undefined: head office has it. */
  dealer: string | undefined
}) {
  const { number, email, state } = request
  const isNew = state === 'received' && events.length === 0
  return (
    <div className="block follow-page">
      <div className="text">
        <p className="eyebrow">{site.t('orderReceiptNumber', { number })}</p>
        <h1>{isNew ? site.t('orderReceiptTitle') : site.t('orderReceiptNumber', { number })}</h1>
        {isNew && <p className="lead">{site.t('orderReceiptText', { email })}</p>}
        <p className="follow-where">
          <StateMark site={site} state={state} />
          <span>{dealer ? site.t('orderReceiptDealer', { dealer }) : site.t('orderReceiptHeadOffice')}</span>
        </p>
        <Timeline site={site} request={request} events={events} forCustomer />
        <Lines site={site} request={request} />
        <Message site={site} request={request} />
        <Files site={site}>
          {files.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </Files>
      </div>
    </div>
  )
}
