/** Hides fields whose conditions do not hold, and sends the form without leaving the page. */
import type { FormResponse } from '../../../../../web/forms/formState'
import { shownValues } from '../../../conditions'
import { formInputs, SEPARATOR } from '../../../formField'
import { isStored, maySend, type Submission, submissionOf, withoutResponse } from '../client/submission'

/** Random bytes of the key that makes a form sent twice one submission. */
const KEY_BYTES = 16

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The typed values, as the server reads them. */
function valuesOf(form: HTMLFormElement): Record<string, string> {
  const data = new FormData(form)
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => [
      name,
      data
        .getAll(name)
        .map((value) => (typeof value === 'string' ? value : value.name))
        .join(SEPARATOR),
    ]),
  )
}

export default function visitorForm(root: HTMLElement): void {
  const form = root.querySelector('form')
  const summary = root.querySelector<HTMLElement>('[data-summary]')
  const done = root.querySelector<HTMLElement>('[data-done]')
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]')
  if (!form || !summary || !done || !button) return
  const { conditions, sending = '', failed = '' } = root.dataset
  const fields = conditions ? (JSON.parse(conditions) as Parameters<typeof shownValues>[0]) : []
  const holders = [...form.querySelectorAll<HTMLElement>('[data-field]')]
  const label = button.textContent
  let key = newKey()
  let state: Submission = { kind: 'idle' }

  function applyConditions(): void {
    if (fields.length === 0 || !form) return
    const { shown } = shownValues(fields, valuesOf(form))
    for (const holder of holders) holder.toggleAttribute('data-off', !shown.has(holder.dataset.field ?? ''))
  }

  /** Marks the fields with errors, in place and in the summary. */
  function mark(errors: Readonly<Record<string, string>>): void {
    for (const holder of holders) {
      const error = errors[holder.dataset.field ?? '']
      const message = holder.querySelector<HTMLElement>('.field-error')
      if (message) {
        message.textContent = error ?? ''
        message.hidden = !error
      }
      for (const control of holder.querySelectorAll('input, textarea, select')) {
        if (error && control.getAttribute('type') !== 'radio') control.setAttribute('aria-invalid', 'true')
        else control.removeAttribute('aria-invalid')
      }
    }
    for (const item of summary?.querySelectorAll<HTMLElement>('[data-error-of]') ?? []) {
      const error = errors[item.dataset.errorOf ?? '']
      item.hidden = !error
      const link = item.querySelector('a')
      if (link && error) link.textContent = error
    }
  }

  function showFailure(message: string, errors: Readonly<Record<string, string>>): void {
    mark(errors)
    if (!summary) return
    const text = summary.querySelector('[data-message]')
    if (text) text.textContent = message
    // The page was not left: its files are still chosen.
    summary.querySelector('[data-files-lost]')?.setAttribute('hidden', '')
    summary.hidden = false
    summary.focus()
  }

  function showReceipt(message: string): void {
    if (!form || !done) return
    form.hidden = true
    done.textContent = message
    done.hidden = false
    done.focus()
  }

  function enter(next: Submission): void {
    state = next
    // The way back shows the form again, as a new one.
    if (isStored(next)) key = newKey()
    if (button) {
      button.disabled = !maySend(next)
      button.textContent = next.kind === 'sending' ? sending : label
    }
    switch (next.kind) {
      case 'idle':
      case 'sending':
        break
      case 'failed':
        showFailure(next.message, next.errors)
        break
      case 'sent':
        showReceipt(next.message)
        break
      case 'leaving':
        location.assign(next.href)
        break
      default:
        next satisfies never
    }
  }

  function bodyOf(target: HTMLFormElement): FormData | URLSearchParams {
    const data = new FormData(target)
    data.set(formInputs.key, key)
    if (target.enctype === 'multipart/form-data') return data
    return new URLSearchParams([...data].map(([name, value]) => [name, String(value)]))
  }

  async function send(target: HTMLFormElement): Promise<void> {
    enter({ kind: 'sending' })
    try {
      const response = await fetch(target.action, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: bodyOf(target),
      })
      enter(submissionOf(response.ok, (await response.json()) as FormResponse))
    } catch {
      enter(withoutResponse(failed))
    }
  }

  form.addEventListener('input', applyConditions)
  form.addEventListener('change', applyConditions)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (maySend(state)) void send(form)
  })
  applyConditions()
}
