/**
 * Sends an SMS without leaving the page, and announces how many characters are left when they become few
 * (docs/behaviour.md#sending-sms-from-a-page).
 */
import { LANGUAGE_HEADER } from '../../../../../web/languageHeader'
import { afterResponse, leftText, type SmsSending } from '../client/sending'

export default function sendSms(root: HTMLElement): void {
  const form = root.querySelector('form')
  const message = form?.querySelector<HTMLTextAreaElement>('[name=message]')
  const count = root.querySelector<HTMLElement>('[data-count]')
  const busy = root.querySelector<HTMLElement>('[data-busy]')
  const result = root.querySelector<HTMLElement>('[data-result]')
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]')
  if (!form || !message || !count || !busy || !result || !button) return
  const { max, tellFrom, left = '', unreachable = '', language = '' } = root.dataset
  let sending: SmsSending = { state: 'idle' }

  const showLength = () => {
    count.textContent = leftText(message.value.length, { max: Number(max), tellFrom: Number(tellFrom), text: left })
    count.classList.toggle('is-shown', count.textContent !== '')
  }
  message.addEventListener('input', showLength)
  showLength()

  const show = (next: SmsSending) => {
    sending = next
    const isSending = next.state === 'sending'
    busy.hidden = !isSending
    button.disabled = isSending
    if (isSending) form.setAttribute('aria-busy', 'true')
    else form.removeAttribute('aria-busy')
    result.hidden = !('text' in next)
    if (!('text' in next)) return
    result.classList.toggle('failed', next.state === 'failed')
    result.classList.toggle('danger', next.state === 'failed')
    result.classList.toggle('success', next.state === 'sent')
    result.textContent = next.text
  }

  const send = async (): Promise<SmsSending> => {
    try {
      const response = await fetch(form.action, {
        method: 'POST',
        headers: { accept: 'application/json', [LANGUAGE_HEADER]: language },
        body: new FormData(form),
      })
      return afterResponse(response.ok, await response.json(), unreachable)
    } catch {
      return { state: 'failed', text: unreachable }
    }
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (sending.state === 'sending') return
    show({ state: 'sending' })
    for (const error of form.querySelectorAll<HTMLElement>('.field-error')) error.hidden = true
    for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid')
    show(await send())
    if (sending.state === 'sent') {
      message.value = ''
      showLength()
    }
    result.focus({ preventScroll: false })
  })
}
