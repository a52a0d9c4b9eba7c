/** The order form: works by form posts, and with script without leaving the page. */
import { type FormEvent, memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Locale } from '../../../lib/locales'
import { HoneypotField } from '../../../web/forms/HoneypotField'
import type { IslandPlace } from '../../../web/Slot'
import { markField } from '../client/fields'
import { createOrderForm } from '../client/orderForm'
import { readStart } from '../client/readStart'
import { useStore } from '../client/store'
import { type Agreed, Agreements } from '../form/Agreements'
import { CustomerFields, type FileBounds } from '../form/CustomerFields'
import { ListField, Suggestions } from '../form/ListField'
import { ACTION, actions, DRAWN, fieldId, KEY } from '../form/names'
import { Share } from '../form/Share'
import { Summary } from '../form/Summary'
import type { FormStart } from '../form/start'
import { type FormT, unpackTexts } from '../form/texts'

export interface OrderFormProps {
  locale: Locale
  /** `packTexts` */
  texts: string
  /** Addresses of the form, the catalogue and the dealer finder. */
  url: string
  catalogue: string
  finder: string
  files: FileBounds
  agreed: Agreed
  /** The list comes from the cookie of a browser without script. */
  fromCookie: boolean
}

/** Hidden field; memoised so that values written by page scripts survive. */
const Hidden = memo(function Hidden({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={value} />
})

function Empty({ catalogue, finder, t }: { catalogue: string; finder: string; t: FormT }) {
  return (
    <div className="order-empty">
      <p className="order-empty-title">{t('orderEmptyTitle')}</p>
      <p>{t('orderEmptyText')}</p>
      <p className="buttons">
        <a className="button" href={catalogue}>
          {t('orderToCatalogue')}
        </a>
        <a className="button button-secondary" href={finder}>
          {t('findDealer')}
        </a>
      </p>
    </div>
  )
}

export default function OrderForm(props: OrderFormProps & { start?: FormStart; place: IslandPlace }) {
  const { locale, url, catalogue, finder, files, agreed, fromCookie, place } = props
  const form = useRef<HTMLFormElement>(null)
  const rows = useRef<HTMLUListElement>(null)
  const [t] = useState(() => unpackTexts(props.texts))
  const [start] = useState(() => props.start ?? startIn(place, locale))
  const [model] = useState(() => createOrderForm({ start, t, locale, url, fromCookie }))
  const [isStarted, setStarted] = useState(false)
  const list = useStore(model.list.store)
  const suggestions = useStore(model.list.suggestions)
  const dealers = useStore(model.dealers.store)
  const sending = useStore(model.sending.store)
  const drawnMark = useStore(model.sending.drawn)
  const { restored } = useStore(model.drafts.store)
  const status = useStore(model.status)
  const drawn = { values: start.values, errors: sending.errors, t }
  const phoneError = sending.errors.phone

  // Before paint, so that restoring stored values causes no flicker.
  useLayoutEffect(() => {
    if (!form.current || !rows.current) return
    const disconnect = model.connect(form.current, rows.current)
    setStarted(true)
    return disconnect
  }, [model])
  useEffect(() => {
    if (form.current) markField(form.current, 'phone', phoneError)
  }, [phoneError])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    model.submit(event.currentTarget, submitter)
  }
  const input = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLElement && !rows.current?.contains(target))
      model.input(currentTarget, target as HTMLInputElement)
  }

  return (
    <form
      ref={form}
      className={list.rows.every(({ number }) => number.trim() === '') ? 'order-form is-empty' : 'order-form'}
      method="post"
      encType="multipart/form-data"
      action={url}
      noValidate
      data-starting={isStarted ? undefined : ''}
      onSubmit={submit}
      onInput={input}
    >
      {/* Enter in a field presses the first button, which must neither send nor delete. */}
      <button className="order-enter" type="submit" name={ACTION} value={actions.update} tabIndex={-1} aria-hidden>
        {t('orderUpdate')}
      </button>
      <Hidden name={KEY} value={start.key} />
      <Hidden name={DRAWN} value={drawnMark} />
      <HoneypotField id={fieldId('felle')} />
      <Summary sending={sending} />
      <Empty catalogue={catalogue} finder={finder} t={t} />
      <ListField
        list={list}
        error={sending.errors.liste}
        words={model.words}
        t={t}
        rowsRef={rows}
        onType={model.list.type}
        onPaste={model.list.paste}
      />
      <Share list={list} url={url} t={t} announce={model.announce} />
      <div className="order-customer">
        <CustomerFields
          drawn={drawn}
          dealers={dealers}
          files={files}
          filesLost={start.filesLost}
          place={place}
          onChoose={model.dealers.choose}
        />
        <Agreements agreed={agreed} drawn={drawn} place={place} />
        <div className="order-send">
          <button
            className="button"
            type="submit"
            name={ACTION}
            value={actions.send}
            // Not disabled: the button would lose the focus, and the visitor the place on the page.
            aria-disabled={sending.state === 'editing' ? undefined : true}
          >
            {t(sending.state === 'editing' ? 'orderSend' : 'orderSending')}
          </button>
          <p className="order-draft hint" role="status">
            {restored && t('orderDraftFound')}
          </p>
          <button
            className="button button-text order-forget"
            type="button"
            hidden={!restored}
            onClick={model.drafts.forget}
          >
            {t('orderDraftForget')}
          </button>
        </div>
      </div>
      <p className="visually-hidden" role="status" data-order-status="">
        {status}
      </p>
      {isStarted && <Suggestions articles={suggestions} />}
    </form>
  )
}

function startIn(place: IslandPlace, locale: Locale): FormStart {
  const form = 'element' in place ? place.element.querySelector('form') : null
  if (!form) throw new Error('the order form is drawn without its start')
  return readStart(form, locale)
}
