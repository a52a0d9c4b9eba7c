/**
 * The international phone widget on a field (spec §5, §9; wire contracts §7): all countries with Norway first, numbers
 * with a plus that are never rewritten on display, and nothing at all where nobody typed.
 */

import intlTelInput, { type Iti } from 'intl-tel-input'
import stylesheet from 'intl-tel-input/dist/css/intlTelInput-no-assets.min.css?url'
import sharpFlags from 'intl-tel-input/dist/img/flags@2x.webp?url'
import flags from 'intl-tel-input/dist/img/flags.webp?url'
import ownStylesheet from '../phone/styles.css?url'

function addStyles(): void {
  for (const href of [stylesheet, ownStylesheet]) {
    if (document.querySelector(`link[href="${href}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    document.head.append(link)
  }
}

export default function phone(wrapper: HTMLElement): void {
  const input = wrapper.querySelector<HTMLInputElement>('input[data-phone]')
  if (!input) return
  const { utils = '', country = '', invalid = '' } = wrapper.dataset
  addStyles()
  wrapper.style.setProperty('--iti-path-flags-1x', `url("${flags}")`)
  wrapper.style.setProperty('--iti-path-flags-2x', `url("${sharpFlags}")`)
  const hadFocus = document.activeElement === input
  const widget: Iti = intlTelInput(input, {
    initialCountry: 'no',
    countryOrder: ['no'],
    countryNameLocale: document.documentElement.lang,
    // International, as it was typed: no national numbers, no spaces put in.
    numberDisplayFormat: 'INTERNATIONAL',
    formatAsYouType: false,
    strictMode: false,
    separateDialCode: false,
    placeholderNumberPolicy: 'OFF',
    // What takes SMS is asked for mobiles; a line on the wall will do elsewhere.
    allowedNumberTypes: wrapper.dataset.kind === 'mobile' ? ['MOBILE'] : ['MOBILE', 'FIXED_LINE'],
    loadUtils: () => import(/* @vite-ignore */ utils),
    uiTranslations: { selectedCountryAriaLabel: country, searchPlaceholder: country },
  })
  if (hadFocus) input.focus()

  const fault = document.querySelector<HTMLElement>(`#${CSS.escape(input.id)}-fault`)
  const mark = (text: string) => {
    if (text) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
    if (!fault) return
    fault.textContent = text
    fault.hidden = text === ''
  }
  /** The country's code is put in when somebody comes, and is gone when nothing was added. */
  let inserted = '+'
  const isBare = () => input.value.trim() === '+' || input.value.trim() === inserted
  const insert = () => {
    if (input.value !== '') return
    const code = widget.getSelectedCountry()?.dialCode
    if (!code) return
    inserted = `+${code}`
    input.value = inserted
  }
  /** For scripts that send it: with its country code, however it was typed. */
  const tell = () => {
    const number = input.value.trim() ? widget.getNumber() : ''
    if (intlTelInput.utils && number.startsWith('+')) input.dataset.international = number
    else delete input.dataset.international
  }
  for (const event of ['input', 'change', 'blur', 'countrychange']) input.addEventListener(event, tell)
  input.addEventListener('focus', insert)
  input.addEventListener('countrychange', () => {
    if (isBare()) {
      input.value = ''
      insert()
    }
  })
  input.addEventListener('blur', () => {
    if (isBare()) input.value = ''
    // Before the rules have come nothing is called wrong here; the server looks again.
    const isWrong = input.value !== '' && intlTelInput.utils !== undefined && widget.isValidNumber() === false
    mark(isWrong ? invalid : '')
  })
  input.form?.addEventListener(
    'submit',
    () => {
      if (isBare()) input.value = ''
    },
    true,
  )
  if (hadFocus) insert()
}
