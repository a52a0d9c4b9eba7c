/** Improves the forms of accounts: passwords can be looked at, and what was sent is not sent twice. */
export default function accountForm(form: HTMLElement): void {
  for (const button of form.querySelectorAll<HTMLButtonElement>('.account-show')) {
    const input = button.parentElement?.querySelector('input')
    if (!input) continue
    const show = (shown: boolean) => {
      input.type = shown ? 'text' : 'password'
      button.textContent = (shown ? button.dataset.hide : button.dataset.show) ?? ''
    }
    button.hidden = false
    button.addEventListener('click', () => show(input.type === 'password'))
    // Browsers offer to remember only what was sent as a password.
    form.addEventListener('submit', () => show(false))
  }

  const button = () => form.querySelector<HTMLButtonElement>('button[type=submit]')
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent !== undefined) return event.preventDefault()
    form.dataset.sent = ''
    // Not `disabled`: it would lose the focus.
    button()?.setAttribute('aria-disabled', 'true')
  })
  // Back from the next page, in a browser that kept this one as it was.
  addEventListener('pageshow', () => {
    delete form.dataset.sent
    button()?.removeAttribute('aria-disabled')
  })
}
