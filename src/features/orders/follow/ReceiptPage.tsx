/** The customer's page: thanks, state, history and order lines. */
import type { OrderEvent, OrderRequest } from '../../../cms/types'
import type { Site } from '../../../web/site'
import { Lines, StateMark, Timeline } from './parts'

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
  const { number, email, state, message } = request
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
        {message && (
          <section className="follow-part">
            <h2>{site.t('orderMessage')}</h2>
            <p className="follow-message">{message}</p>
          </section>
        )}
        {files.length > 0 && (
          <section className="follow-part">
            <h2>{site.t('orderFiles')}</h2>
            <ul className="follow-files">
              {files.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}
