/** `/bestilling`: the cart and the order form in one. Everything works by posts; the script only makes it quicker. */

import { DeliveryTermsText } from '../../../web/DeliveryTermsText'
import { Enhanced } from '../../../web/Enhanced'
import { HONEYPOT } from '../../../web/forms/honeypot'
import { dealersHref } from '../../../web/links'
import { ARTICLES_PATH, ORDER_PATH } from '../../../web/screens'
import type { Site } from '../../../web/site'
import { ARTICLES_ADDRESS, DEALERS_ADDRESS, TAKE_OVER_ADDRESS } from '../addresses'
import { consentName, TERMS } from '../schema'
import { type OrderForm, orderPageName } from '../settings'
import { CustomerFields } from './CustomerFields'
import { Tick } from './Field'
import { ListField, numberId, quantityId } from './ListField'
import { ACTION, actions, DRAWN, fieldId, KEY, type OrderFormState, rowErrorText } from './state'
import { formTexts } from './texts'

/** What is wrong, each with the way to it. */
function Summary({ state, site }: { state: OrderFormState; site: Site }) {
  const { message, errors, rowFaults } = state
  const found = [
    ...(errors.liste ? [{ href: quantityId(0), text: site.t(errors.liste) }] : []),
    ...[...rowFaults].map(([at, error]) => ({
      href: error === 'quantity' ? quantityId(at) : numberId(at),
      text: `${site.t('orderRowName', { row: at + 1 })}: ${site.t(rowErrorText[error])}`,
    })),
    ...Object.entries(errors)
      .filter(([name]) => name !== 'liste')
      .map(([name, key]) => ({ href: fieldId(name), text: site.t(key) })),
  ]
  return (
    <div
      className={`form-message ${message?.tone ?? 'danger'} order-summary`}
      id={fieldId('feil')}
      tabIndex={-1}
      role={message ? 'alert' : undefined}
      hidden={!message}
    >
      <p>{message && site.t(message.key, message.values)}</p>
      <ul hidden={found.length === 0}>
        {found.map(({ href, text }) => (
          <li key={`${href} ${text}`}>
            <a href={`#${href}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Agreements({ form, state, site }: { form: OrderForm; state: OrderFormState; site: Site }) {
  const { terms, consents } = form
  if (!terms && consents.length === 0) return null
  return (
    <div className="order-part order-agreements">
      {terms && (
        <>
          <details className="order-terms">
            <summary>{site.t('orderTermsTitle')}</summary>
            <div className="order-terms-text">
              <DeliveryTermsText terms={terms} site={site} headingLevel={3} />
            </div>
          </details>
          <Tick state={state} site={site} name={TERMS} value={String(terms.version)} required>
            {site.t('orderTermsAccept', { version: terms.version ?? 1 })}
          </Tick>
        </>
      )}
      {consents.map(({ text, required }) => (
        <Tick key={text} state={state} site={site} name={consentName(text)} required={required}>
          {text} {!required && <span className="hint">{site.t('orderOptional')}</span>}
        </Tick>
      ))}
    </div>
  )
}

export function FormPage({ form, state, site }: { form: OrderForm; state: OrderFormState; site: Site }) {
  const { settings } = form
  const isEmpty = state.rows.every(({ number }) => number === '')
  return (
    <div className="block order-page">
      <div className="wide order-inner">
        <h1>{orderPageName(settings, site)}</h1>
        <p className="lead">{settings.intro || site.t('orderIntro')}</p>
        <Enhanced
          name="orderForm"
          when="load"
          as="form"
          className={isEmpty ? 'order-form is-empty' : 'order-form'}
          method="post"
          encType="multipart/form-data"
          action={site.href(ORDER_PATH)}
          noValidate
          data-locale={site.locale}
          data-url={site.href(ORDER_PATH)}
          data-articles={ARTICLES_ADDRESS}
          data-dealers={DEALERS_ADDRESS}
          data-take-over={state.fromCookie ? TAKE_OVER_ADDRESS : undefined}
          data-returned={state.message ? '' : undefined}
          data-texts={JSON.stringify(formTexts(site))}
        >
          {/* Enter in a field presses the first button: it must neither send nor delete. */}
          <button className="order-enter" type="submit" name={ACTION} value={actions.update} tabIndex={-1} aria-hidden>
            {site.t('orderUpdate')}
          </button>
          <input type="hidden" name={KEY} defaultValue={state.key} />
          <input type="hidden" name={DRAWN} defaultValue={state.drawn} />
          <div className="visually-hidden" aria-hidden="true">
            <label htmlFor={fieldId('felle')}>{HONEYPOT}</label>
            <input id={fieldId('felle')} type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
          </div>
          <Summary state={state} site={site} />
          <div className="order-empty">
            <p className="order-empty-title">{site.t('orderEmptyTitle')}</p>
            <p>{site.t('orderEmptyText')}</p>
            <p className="buttons">
              <a className="button" href={site.href(ARTICLES_PATH)}>
                {site.t('orderToCatalogue')}
              </a>
              <a className="button button-secondary" href={dealersHref(site)}>
                {site.t('findDealer')}
              </a>
            </p>
          </div>
          <ListField state={state} site={site} />
          <div className="order-customer">
            <CustomerFields form={form} state={state} site={site} />
            <Agreements form={form} state={state} site={site} />
            <div className="order-send">
              <button className="button" type="submit" name={ACTION} value={actions.send}>
                {site.t('orderSend')}
              </button>
              <p className="order-draft hint" role="status" />
              <button className="button button-text order-forget" type="button" hidden>
                {site.t('orderDraftForget')}
              </button>
            </div>
          </div>
          <p className="visually-hidden" role="status" data-order-status="" />
        </Enhanced>
      </div>
    </div>
  )
}
