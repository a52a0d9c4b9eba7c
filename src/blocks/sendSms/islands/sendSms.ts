/**
 * Sends an SMS without leaving the page, and tells how many characters are left when they become few
 * (docs/behaviour.md#sending-sms-from-a-page).
 */
import { LANGUAGE_HEADER } from '../../../web/languageHeader'

interface Answer {
  success?: unknown
  data?: unknown
}

/** The text of an answer as the contract says; undefined where there is none. */
export function textOf({ success, data }: Answer): string | undefined {
  if (success === true) return typeof data === 'string' ? data : undefined
  const message: unknown = Object(data).message
  return typeof message === 'string' ? message : undefined
}

export default function sendSms(root: HTMLElement): void {
  const form = root.querySelector('form')
  const message = form?.querySelector<HTMLTextAreaElement>('[name=message]')
  const count = root.querySelector<HTMLElement>('[data-count]')
  const busy = root.querySelector<HTMLElement>('[data-busy]')
  const result = root.querySelector<HTMLElement>('[data-result]')
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]')
  if (!form || !message || !count || !busy || !result || !button) return
  const { max = '', tellFrom = '', left = '', unreachable = '', language = '' } = root.dataset

  const tell = () => {
    const rest = Number(max) - message.value.length
    const few = rest <= Number(tellFrom)
    count.textContent = few ? left.replace('{left}', String(rest)) : ''
    count.classList.toggle('is-shown', few)
  }
  message.addEventListener('input', tell)
  tell()

  const say = (text: string, failed: boolean) => {
    result.classList.toggle('failed', failed)
    result.classList.toggle('danger', failed)
    result.classList.toggle('success', !failed)
    result.textContent = text
    result.hidden = false
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (!busy.hidden) return
    busy.hidden = false
    button.disabled = true
    result.hidden = true
    form.setAttribute('aria-busy', 'true')
    for (const error of form.querySelectorAll<HTMLElement>('.field-error')) error.hidden = true
    for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid')
    try {
      const answer = await fetch(form.action, {
        method: 'POST',
        headers: { accept: 'application/json', [LANGUAGE_HEADER]: language },
        body: new FormData(form),
      })
      const told = (await answer.json()) as Answer
      const succeeded = answer.ok && told.success === true
      say(textOf(told) ?? unreachable, !succeeded)
      if (succeeded) {
        message.value = ''
        tell()
      }
    } catch {
      say(unreachable, true)
    }
    busy.hidden = true
    button.disabled = false
    form.removeAttribute('aria-busy')
    result.focus({ preventScroll: false })
  })
}
