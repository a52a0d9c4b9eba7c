/**
 * Sends the newsletter's form without leaving the page: the states of docs/behaviour.md#subscribing, the calls of
 * docs/calls.md#newsletter.
 */
import { LANGUAGE_HEADER } from '../../../web/languageHeader'
import { failureOf, plainText, successOf } from '../client/answer'
import { CONSENT, UNSUBSCRIBE, VERIFY, WORDING_HEADER } from '../wire'

interface Body {
  name: string
  mobile: string
  group_id?: string[]
  type: string
  custom_fields?: Record<string, string>
  activation?: string
}

const buttonOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLButtonElement>('button[type=submit]:not([data-native])')

/** The call's body: what was not chosen is left out. */
function bodyOf(form: HTMLFormElement): Body {
  const fields = new FormData(form)
  const text = (name: string) => String(fields.get(name) ?? '')
  const groups = fields.getAll('group_id[]').map(String).filter(Boolean)
  const custom = [...form.querySelectorAll<HTMLInputElement>('[data-custom]')].flatMap(({ dataset, value }) =>
    dataset.custom && value.trim() ? [[dataset.custom, value.trim()] as const] : [],
  )
  // The widget knows the country of a number that was typed without its code.
  const { international } = form.querySelector<HTMLInputElement>('[name=mobile]')?.dataset ?? {}
  return {
    name: text('name').trim(),
    mobile: international ?? text('mobile').trim(),
    ...(groups.length > 0 ? { group_id: groups } : {}),
    type: text('type') || 'subscribe',
    ...(custom.length > 0 ? { custom_fields: Object.fromEntries(custom) } : {}),
  }
}

export default function smsNewsletter(root: HTMLElement): void {
  const part = <E extends HTMLElement>(selector: string) => root.querySelector<E>(selector)
  const request = part<HTMLFormElement>('[data-step=request]')
  const code = part<HTMLFormElement>('[data-step=code]')
  const message = part('[data-message]')
  const { endpoint = '', verification, loading = '', unknown = '', language = '', wording = '' } = root.dataset
  /** What step one sent; step two sends it again with the code. */
  let sent: Body | undefined

  function say(text: string, tone: 'success' | 'danger'): void {
    if (!message) return
    message.classList.toggle('success', tone === 'success')
    message.classList.toggle('danger', tone === 'danger')
    message.hidden = false
    message.textContent = text
  }

  /** The answer's message, or what went wrong. */
  async function call(path: string, body: Body, reads: { params: boolean }): Promise<{ ok: boolean; text: string }> {
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
      const told: unknown = await answer.json()
      const success = answer.ok ? successOf(told) : undefined
      if (success !== undefined) return { ok: true, text: plainText(success) }
      return { ok: false, text: plainText(failureOf(told, reads) ?? unknown) }
    } catch {
      return { ok: false, text: unknown }
    }
  }

  /** Sends with the button busy; on failure the button is as it was. */
  async function busy(form: HTMLFormElement, work: () => Promise<{ ok: boolean; text: string }>): Promise<boolean> {
    const button = buttonOf(form)
    if (!button || button.disabled) return false
    const label = button.textContent
    button.disabled = true
    button.textContent = loading
    form.setAttribute('aria-busy', 'true')
    if (message) message.hidden = true
    const { ok, text } = await work()
    form.removeAttribute('aria-busy')
    button.textContent = label
    say(text, ok ? 'success' : 'danger')
    if (ok) form.hidden = true
    else {
      button.disabled = false
      button.focus({ preventScroll: true })
    }
    return ok
  }

  if (request) {
    request.noValidate = true
    const button = buttonOf(request)
    const consent = request.querySelector<HTMLInputElement>(`[name=${CONSENT}]`)
    const leaves = () => new FormData(request).get('type') === 'unsubscribe'
    const allow = () => {
      // Nobody agrees to anything by leaving.
      if (button) button.disabled = consent !== null && !consent.checked && !leaves()
    }
    const relabel = () => {
      const chosen = request.querySelector('[name=type]:checked + [data-label]')
      if (button && chosen) button.textContent = chosen.textContent
      const agreement = consent?.closest<HTMLElement>('.newsletter-consent')
      agreement?.classList.toggle('is-needless', leaves())
    }
    request.addEventListener('change', () => {
      if (request.getAttribute('aria-busy')) return
      relabel()
      allow()
    })
    relabel()
    allow()
    request.addEventListener('submit', async (event) => {
      event.preventDefault()
      const body = bodyOf(request)
      sent = body
      const path = body.type === 'unsubscribe' ? UNSUBSCRIBE : ''
      const ok = await busy(request, () => call(path, body, { params: true }))
      if (!ok) return allow()
      const field = code?.querySelector<HTMLInputElement>('[name=activation]')
      if (body.type === 'subscribe' && verification === '1' && code && field) {
        code.hidden = false
        // The page has become shorter: the nearest place for it could be half behind the header.
        field.focus({ preventScroll: true })
        field.scrollIntoView({ block: 'center', behavior: 'instant' })
      } else message?.focus()
    })
  }

  if (code) {
    code.noValidate = true
    const hidden = (name: string) => code.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''
    code.addEventListener('submit', async (event) => {
      event.preventDefault()
      const activation = (code.querySelector<HTMLInputElement>('[name=activation]')?.value ?? '').trim()
      // A page that was drawn at this step knows from its fields what was sent.
      const before = sent ?? { name: hidden('name'), mobile: hidden('mobile'), type: 'subscribe' }
      const ok = await busy(code, () => call(VERIFY, { ...before, activation }, { params: false }))
      if (ok) message?.focus()
      else code.querySelector<HTMLInputElement>('[name=activation]')?.focus()
    })
  }
}
