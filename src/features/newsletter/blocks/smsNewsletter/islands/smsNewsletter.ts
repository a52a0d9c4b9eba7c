/**
 * Sends the newsletter's form without leaving the page: the states of docs/behaviour.md#subscribing, the calls of
 * docs/calls.md#newsletter.
 */
import { LANGUAGE_HEADER } from '../../../../../web/languageHeader'
import { failureOf, plainText, successOf } from '../client/answer'
import { type Body, maySend, nextStep, type StepEvent, type Steps, sendingOf } from '../client/steps'
import { CONSENT, UNSUBSCRIBE, VERIFY, WORDING_HEADER } from '../wire'

const buttonOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLButtonElement>('button[type=submit]:not([data-native])')

/** The call's body; values that were not chosen are left out. */
function bodyOf(form: HTMLFormElement): Body {
  const fields = new FormData(form)
  const text = (name: string) => String(fields.get(name) ?? '')
  const groups = fields.getAll('group_id[]').map(String).filter(Boolean)
  const custom = [...form.querySelectorAll<HTMLInputElement>('[data-custom]')].flatMap(({ dataset, value }) =>
    dataset.custom && value.trim() ? [[dataset.custom, value.trim()] as const] : [],
  )
  // The widget knows the country of a number typed without its code.
  const { international } = form.querySelector<HTMLInputElement>('[name=mobile]')?.dataset ?? {}
  return {
    name: text('name').trim(),
    mobile: international ?? text('mobile').trim(),
    ...(groups.length > 0 ? { group_id: groups } : {}),
    type: text('type') || 'subscribe',
    ...(custom.length > 0 ? { custom_fields: Object.fromEntries(custom) } : {}),
  }
}

const typeOf = (form: HTMLFormElement) => String(new FormData(form).get('type') ?? '')
const leaves = (form: HTMLFormElement) => typeOf(form) === 'unsubscribe'

/** The button's label follows the chosen type; without a choice it keeps the server's label. */
const labelOf = (form: HTMLFormElement, drawn: string) =>
  form.querySelector('[name=type]:checked + [data-label]')?.textContent ?? drawn

export default function smsNewsletter(root: HTMLElement): void {
  const part = <E extends HTMLElement>(selector: string) => root.querySelector<E>(selector)
  const request = part<HTMLFormElement>('[data-step=request]')
  const code = part<HTMLFormElement>('[data-step=code]')
  const message = part('[data-message]')
  const consent = request?.querySelector<HTMLInputElement>(`[name=${CONSENT}]`)
  const field = code?.querySelector<HTMLInputElement>('[name=activation]')
  const { endpoint = '', verification, loading = '', unknown = '', language = '', wording = '' } = root.dataset
  const verifies = verification === '1' && field !== undefined && field !== null
  const hidden = (name: string) => code?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''
  // On a page rendered at step two, its fields contain what step one sent.
  let steps: Steps = request
    ? { step: 'request' }
    : { step: 'code', sent: { name: hidden('name'), mobile: hidden('mobile'), type: 'subscribe' } }

  /** Labels of the buttons while no call is pending. */
  const labels = new Map(
    [request, code].flatMap((form) => (form ? [[form, buttonOf(form)?.textContent] as const] : [])),
  )

  function update(event: StepEvent): void {
    steps = nextStep(steps, event, { verifies })
    show()
  }

  function show(): void {
    const isSending = sendingOf(steps) !== undefined
    const response = 'message' in steps ? steps.message : undefined
    for (const [form, step] of [
      [request, 'request'],
      [code, 'code'],
    ] as const) {
      if (!form) continue
      const isBusy = isSending && steps.step === step
      form.hidden = steps.step !== step
      if (isBusy) form.setAttribute('aria-busy', 'true')
      else form.removeAttribute('aria-busy')
      const button = buttonOf(form)
      if (!button) continue
      button.textContent = isBusy ? loading : labelOf(form, labels.get(form) ?? '')
      button.disabled = isBusy || form.hidden || (form === request && !maySend(typeOf(form), consent?.checked))
    }
    consent?.closest('.newsletter-consent')?.classList.toggle('is-needless', request !== null && leaves(request))
    if (!message || (!isSending && !response)) return
    message.hidden = !response
    if (!response) return
    message.classList.toggle('success', !response.isError)
    message.classList.toggle('danger', response.isError)
    message.textContent = response.text
  }

  /** The message of the response, or of the failure. */
  async function call(path: string, body: Body, reads: { params: boolean }): Promise<StepEvent> {
    const failed = { type: 'answered', succeeded: false, text: unknown } as const
    try {
      const answer = await fetch(endpoint + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          [LANGUAGE_HEADER]: language,
          [WORDING_HEADER]: wording,
        },
        body: JSON.stringify(body),
      })
      const response: unknown = await answer.json()
      const success = answer.ok ? successOf(response) : undefined
      if (success !== undefined) return { type: 'answered', succeeded: true, text: plainText(success) }
      return { ...failed, text: plainText(failureOf(response, reads) ?? unknown) }
    } catch {
      return failed
    }
  }

  /** Sends, and moves the focus to the next field or the message. */
  async function send(form: HTMLFormElement, path: string, body: Body): Promise<void> {
    if (sendingOf(steps)) return
    const isFirst = form === request
    update({ type: 'sent', body })
    update(await call(path, body, { params: isFirst }))
    if (steps.step === 'done') message?.focus()
    else if (!isFirst) field?.focus()
    else if (steps.step === 'code') {
      // The page got shorter: scrolling to the nearest edge could put the field behind the header.
      field?.focus({ preventScroll: true })
      field?.scrollIntoView({ block: 'center', behavior: 'instant' })
    } else buttonOf(form)?.focus({ preventScroll: true })
  }

  if (request) {
    request.noValidate = true
    request.addEventListener('change', show)
    request.addEventListener('submit', (event) => {
      event.preventDefault()
      const body = bodyOf(request)
      void send(request, body.type === 'unsubscribe' ? UNSUBSCRIBE : '', body)
    })
    show()
  }

  if (code) {
    code.noValidate = true
    code.addEventListener('submit', (event) => {
      event.preventDefault()
      if (steps.step === 'code') void send(code, VERIFY, { ...steps.sent, activation: field?.value.trim() ?? '' })
    })
  }
}
