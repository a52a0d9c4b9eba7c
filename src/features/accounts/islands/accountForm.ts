/** Enhances account forms: passwords can be shown, and a form is not sent twice. */
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
    // Browsers only offer to save fields of type password.
    form.addEventListener('submit', () => show(false))
  }

  const button = () => form.querySelector<HTMLButtonElement>('button[type=submit]')
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent !== undefined) return event.preventDefault()
    form.dataset.sent = ''
    // Not `disabled`: it would lose the focus.
    button()?.setAttribute('aria-disabled', 'true')
  })
  // Restored from the back/forward cache.
  addEventListener('pageshow', () => {
    delete form.dataset.sent
    button()?.removeAttribute('aria-disabled')
  })
}
