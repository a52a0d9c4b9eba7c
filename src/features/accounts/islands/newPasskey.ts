/** Creates a passkey before its form is sent: the answer of the browser goes with the form. */
import { createPasskey, obstacleHere } from '../../../web/client/passkey'
import type { NewPasskeyResponse } from '../passkeys/newPasskeyResponse'
import accountForm from './accountForm'

export default function newPasskey(root: HTMLElement): void {
  const form = root as HTMLFormElement
  const response = form.querySelector<HTMLInputElement>('[name=response]')
  const message = form.querySelector<HTMLElement>('[data-part=message]')
  const password = form.querySelector<HTMLInputElement>('[name=pass]')
  if (!response || !message) return
  let busy = false

  function refuse(text: string | undefined): void {
    if (!message) return
    message.hidden = false
    message.textContent = text ?? ''
    password?.focus()
  }

  async function answerOfBrowser(): Promise<object | string | undefined> {
    if (obstacleHere()) return form.dataset.impossible
    const response = await fetch(form.dataset.options ?? '', {
      method: 'POST',
      body: new URLSearchParams({ pass: password?.value ?? '' }),
    })
    const body = (await response.json()) as NewPasskeyResponse
    if ('message' in body) return body.message
    const made = await createPasskey(body.options)
    return 'answer' in made ? made.answer : form.dataset[made.stopped]
  }

  form.addEventListener('submit', (event) => {
    if (response.value) return
    event.preventDefault()
    // The form is not on its way yet.
    event.stopImmediatePropagation()
    if (busy) return
    busy = true
    message.hidden = true
    answerOfBrowser()
      .catch(() => form.dataset.failed)
      .then((body) => {
        busy = false
        if (typeof body !== 'object') return refuse(body)
        response.value = JSON.stringify(body)
        form.requestSubmit()
      })
  })
  accountForm(form)
  // Restored from the back/forward cache: what was sent is used up.
  addEventListener('pageshow', () => {
    response.value = ''
  })
}
