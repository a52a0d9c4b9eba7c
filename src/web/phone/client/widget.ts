/**
 * The international phone widget on a field (docs/behaviour.md#phone-fields): all countries with Norway first, numbers
 * with a plus that are never rewritten on display, and nothing at all where nobody typed.
 */
import intlTelInput, { type Iti } from 'intl-tel-input'
import stylesheet from 'intl-tel-input/dist/css/intlTelInput-no-assets.min.css?url'
import sharpFlags from 'intl-tel-input/dist/img/flags@2x.webp?url'
import flags from 'intl-tel-input/dist/img/flags.webp?url'
import ownStylesheet from '../styles.css?url'

export interface PhoneOptions {
  /** Address of the rules of numbers. */
  utils: string
  /** What the list of countries is called. */
  country: string
  /** Said of what is no number. */
  invalid: string
  /** Only mobiles will do. */
  mobile?: boolean
  /** Numbers without their country's code. */
  national?: boolean
  /** Whether a code that nobody went on with is taken away when the field is left. It is never sent alone. */
  autoHide?: boolean
}

function addStyles(): void {
  for (const href of [stylesheet, ownStylesheet]) {
    if (document.querySelector(`link[href="${href}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    document.head.append(link)
  }
}

export function attachPhone(
  input: HTMLInputElement,
  { utils, country, invalid, mobile = false, national = false, autoHide = true }: PhoneOptions,
): void {
  addStyles()
  const hadFocus = document.activeElement === input
  /** What stands there by the visitor's doing; the widget writes it anew when it comes, and when its rules come. */
  let own = input.value
  // A number is written from left to right in every language.
  input.dir = 'ltr'
  const widget: Iti = intlTelInput(input, {
    initialCountry: 'no',
    countryOrder: ['no'],
    countryNameLocale: document.documentElement.lang,
    // International, as it was typed: no national numbers, no spaces put in.
    numberDisplayFormat: national ? 'NATIONAL' : 'INTERNATIONAL',
    formatAsYouType: false,
    strictMode: false,
    separateDialCode: false,
    placeholderNumberPolicy: 'OFF',
    // What takes SMS is asked for mobiles; a line on the wall will do elsewhere.
    allowedNumberTypes: mobile ? ['MOBILE'] : ['MOBILE', 'FIXED_LINE'],
    loadUtils: () => import(/* @vite-ignore */ utils),
    uiTranslations: { selectedCountryAriaLabel: country, searchPlaceholder: country },
  })
  const container = input.closest<HTMLElement>('.iti')
  container?.style.setProperty('--iti-path-flags-1x', `url("${flags}")`)
  container?.style.setProperty('--iti-path-flags-2x', `url("${sharpFlags}")`)
  if (hadFocus) input.focus()
  const keepAsTyped = () => {
    if (!national && input.value !== own) input.value = own
  }
  keepAsTyped()

  const error = input.id ? document.querySelector<HTMLElement>(`#${CSS.escape(input.id)}-fault`) : null
  const mark = (text: string) => {
    if (text) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
    if (!error) return
    error.textContent = text
    error.hidden = text === ''
  }
  /** The country's code is put in when somebody comes, and is gone when nothing was added. */
  let inserted = '+'
  const isBare = () => input.value.trim() === '+' || input.value.trim() === inserted
  const insert = () => {
    if (input.value !== '' || national) return
    const code = widget.getSelectedCountry()?.dialCode
    if (!code) return
    inserted = `+${code}`
    input.value = inserted
    own = inserted
  }
  /** For scripts that send it: with its country code, however it was typed. */
  const tell = () => {
    const typed = intlTelInput.utils !== undefined && input.value.trim() !== '' && !isBare()
    const number = typed ? widget.getNumber() : ''
    if (number.startsWith('+')) input.dataset.international = number
    else delete input.dataset.international
  }
  // A whole number that was pasted behind the code that was put in stands for itself.
  input.addEventListener('input', () => {
    const behind = input.value.slice(inserted.length)
    if (input.value.startsWith(inserted) && /^\s*(?:\+|00)\d/.test(behind)) input.value = behind.trim()
    own = input.value
  })
  for (const event of ['input', 'change', 'blur', 'countrychange']) input.addEventListener(event, tell)
  input.addEventListener('focus', insert)
  input.addEventListener('countrychange', () => {
    if (isBare()) {
      input.value = ''
      insert()
    }
    own = input.value
  })
  input.addEventListener('blur', () => {
    if (isBare() && autoHide) input.value = ''
    own = input.value
    // Before the rules have come nothing is called wrong here; the server looks again.
    const typed = input.value !== '' && !isBare()
    mark(typed && intlTelInput.utils !== undefined && widget.isValidNumber() === false ? invalid : '')
  })
  input.form?.addEventListener(
    'submit',
    () => {
      if (isBare()) input.value = ''
    },
    true,
  )
  if (hadFocus) insert()
  // Typed before the rules came: kept as it is, and told with its country.
  widget.promise.then(
    () => {
      keepAsTyped()
      tell()
    },
    () => {},
  )
}
