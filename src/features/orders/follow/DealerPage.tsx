/** `/foresporsel/<token>`: the dealer's page of a request, usable without an account. */
import type { OrderEvent, OrderFile, OrderRequest } from '../../../cms/types'
import { formatBytes } from '../../../lib/formatBytes'
import { Enhanced } from '../../../web/Enhanced'
import type { Site } from '../../../web/site'
import type { TextKey } from '../../../web/texts'
import { Files, Lines, Message, StateMark, Timeline } from './parts'

/** A submitted form that is shown again. */
export interface SubmittedReply {
  form: 'svar' | 'avslag'
  text: string
  error: TextKey
}

export const dealerActions = { answer: 'svar', done: 'fullfort', decline: 'avslag', seen: 'sett', file: 'fil' } as const

function Customer({ site, request }: { site: Site; request: OrderRequest }) {
  const { name, company, organisationNumber, email, phone, street, postcode, place } = request
  const facts = [
    [site.t('formName'), name],
    [site.t('orderCompany'), company],
    [site.t('orderOrganisationNumber'), organisationNumber],
    [site.t('formEmail'), <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>],
    [site.t('orderPhone'), phone ? <a href={`tel:${phone}`}>{phone}</a> : undefined],
    [site.t('orderPlace'), [street, `${postcode} ${place ?? ''}`.trim()].filter(Boolean).join(', ')],
  ] as const
  return (
    <section className="follow-part">
      <h2>{site.t('orderCustomer')}</h2>
      <dl className="follow-facts">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}

function Written({
  site,
  name,
  label,
  hint,
  returned,
}: {
  site: Site
  name: SubmittedReply['form']
  label: string
  hint: string
  returned: SubmittedReply | undefined
}) {
  const own = returned?.form === name ? returned : undefined
  const id = `felt-${name}`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <textarea
        id={id}
        name="tekst"
        rows={name === 'svar' ? 6 : 3}
        maxLength={5000}
        required
        defaultValue={own?.text}
        aria-invalid={own ? true : undefined}
        aria-describedby={`${id}-hint${own ? ` ${id}-fault` : ''}`}
      />
      {own && (
        <p className="field-error" id={`${id}-fault`} role="alert">
          {site.t(own.error)}
        </p>
      )}
    </div>
  )
}

export function DealerPage({
  site,
  request,
  events,
  files,
  address,
  formKey,
  returned,
}: {
  site: Site
  request: OrderRequest
  events: readonly OrderEvent[]
  files: readonly OrderFile[]
  /** Of this page; its actions are below it. */
  address: string
  /** Identifies the form, so that an answer sent twice is one answer. */
  formKey: string
  returned: SubmittedReply | undefined
}) {
  const { number, email, state } = request
  const isOpen = state === 'received' || state === 'seen' || state === 'answered'
  return (
    <div className="block follow-page">
      {/* Link scanners fetch the page; only a browser that runs the script marks it as seen. */}
      <Enhanced
        name="orderSeen"
        when="load"
        as="div"
        className="text"
        data-seen={state === 'received' ? `${address}/${dealerActions.seen}` : undefined}
      >
        <p className="follow-where">
          <StateMark site={site} state={state} />
        </p>
        <h1>{site.t('orderDealerPage', { number })}</h1>
        <Lines site={site} request={request} />
        <Customer site={site} request={request} />
        <Message site={site} request={request} />
        <Files site={site}>
          {files.map(({ id, name, filesize }) => (
            <li key={id}>
              <a href={`${address}/${dealerActions.file}/${id}`} download={name}>
                {name}
              </a>{' '}
              <span className="hint">{formatBytes(filesize ?? 0, site.locale)}</span>
            </li>
          ))}
        </Files>
        {isOpen && (
          <section className="follow-part follow-answer">
            <h2>{site.t('orderAnswerHeading')}</h2>
            <form method="post" action={`${address}/${dealerActions.answer}`} noValidate>
              <input type="hidden" name="nokkel" defaultValue={formKey} />
              <Written
                site={site}
                name="svar"
                label={site.t('orderAnswerText')}
                hint={site.t('orderAnswerHint', { email })}
                returned={returned}
              />
              <button type="submit" className="button">
                {site.t('orderAnswerSend')}
              </button>
            </form>
            <div className="follow-others">
              <form method="post" action={`${address}/${dealerActions.done}`}>
                <button type="submit" className="button button-secondary">
                  {site.t('orderDone')}
                </button>
              </form>
              <details open={returned?.form === 'avslag'}>
                <summary className="button button-text">{site.t('orderDecline')}</summary>
                <form method="post" action={`${address}/${dealerActions.decline}`} noValidate>
                  <Written
                    site={site}
                    name="avslag"
                    label={site.t('orderDeclineReason')}
                    hint={site.t('orderDeclineHint')}
                    returned={returned}
                  />
                  <button type="submit" className="button button-secondary">
                    {site.t('orderDeclineSend')}
                  </button>
                </form>
              </details>
            </div>
          </section>
        )}
        <Timeline site={site} request={request} events={events} />
      </Enhanced>
    </div>
  )
}
