/**
 * The international phone widget on a field (docs/behaviour.md#phone-fields): all countries with Norway first, numbers
 * with a plus that are never rewritten on display, and nothing where nothing was typed.
 */
import intlTelInput, { type Iti } from 'intl-tel-input'
import stylesheet from 'intl-tel-input/dist/css/intlTelInput-no-assets.min.css?url'
import sharpFlags from 'intl-tel-input/dist/img/flags@2x.webp?url'
import flags from 'intl-tel-input/dist/img/flags.webp?url'
import ownStylesheet from '../styles.css?url'

export interface PhoneOptions {
  /** Address of the number rules. */
  utils: string
  /** Name of the list of countries. */
  country: string
  /** Error message for an invalid number. */
  invalid: string
  /** Accepts mobile numbers only. */
  mobile?: boolean
  /** Shows numbers without the country code. */
  national?: boolean
  /** Whether a country code with nothing after it is removed on blur. It is never sent alone. */
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

/**
 * Runs at once, or after the click where a press of the pointer left the field: what moves the pressed button away from
 * under the pointer would take the click from it.
 */
function afterPress(run: () => void): void {
  if (document.documentElement.matches(':active'))
    addEventListener('mouseup', () => setTimeout(run), { once: true, capture: true })
  else run()
}

export function attachPhone(
  input: HTMLInputElement,
  { utils, country, invalid, mobile = false, national = false, autoHide = true }: PhoneOptions,
): void {
  addStyles()
  const hadFocus = document.activeElement === input
  /** The value as the visitor typed it; the widget rewrites the field when it starts, and when its rules arrive. */
  let own = input.value
  // A number is written from left to right in every language.
  input.dir = 'ltr'
  const widget: Iti = intlTelInput(input, {
    initialCountry: 'no',
    countryOrder: ['no'],
    countryNameLocale: document.documentElement.lang,
    // International, as typed: no national numbers, no added spaces.
    numberDisplayFormat: national ? 'NATIONAL' : 'INTERNATIONAL',
    formatAsYouType: false,
    strictMode: false,
    separateDialCode: false,
    placeholderNumberPolicy: 'OFF',
    // SMS needs a mobile; elsewhere a landline is accepted too.
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
  /** The country code is inserted on focus, and removed when nothing was added. */
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
  /** Exposes the number with its country code, however it was typed, to scripts that send it. */
  const report = () => {
    const typed = intlTelInput.utils !== undefined && input.value.trim() !== '' && !isBare()
    const number = typed ? widget.getNumber() : ''
    if (number.startsWith('+')) input.dataset.international = number
    else delete input.dataset.international
  }
  // A whole number pasted after the inserted code replaces it.
  input.addEventListener('input', () => {
    const behind = input.value.slice(inserted.length)
    if (input.value.startsWith(inserted) && /^\s*(?:\+|00)\d/.test(behind)) input.value = behind.trim()
    own = input.value
  })
  for (const event of ['input', 'change', 'blur', 'countrychange']) input.addEventListener(event, report)
  input.addEventListener('focus', insert)
  input.addEventListener('countrychange', () => {
    if (isBare()) {
      input.value = ''
      insert()
    }
    own = input.value
  })
  /** Before the rules have loaded nothing is marked as invalid; the server checks again. */
  const check = () => {
    const typed = input.value !== '' && !isBare()
    mark(typed && intlTelInput.utils !== undefined && widget.isValidNumber() === false ? invalid : '')
  }
  let wasLeft = false
  input.addEventListener('blur', () => {
    if (isBare() && autoHide) input.value = ''
    own = input.value
    wasLeft = true
    afterPress(check)
  })
  input.form?.addEventListener(
    'submit',
    () => {
      if (isBare()) input.value = ''
    },
    true,
  )
  if (hadFocus) insert()
  // Typed before the rules loaded: the text is kept, exposed with its country, and checked if it is done.
  widget.promise.then(
    () => {
      keepAsTyped()
      report()
      if (wasLeft && document.activeElement !== input) check()
    },
    () => {},
  )
}
