/** What the modules of the form share: its parts, its texts, and how something is said to be wrong. */

import { isLocale, type Locale } from '../../../lib/locales'
import type { SumWords } from '../../orderList/client'
import type { FormText, FormTexts } from '../form/texts'

export interface OrderFormParts {
  form: HTMLFormElement
  locale: Locale
  texts: FormTexts
  /** How prices are said. */
  words: SumWords
  /** Says something to screen readers. */
  say(text: string): void
}

export function partsOf(form: HTMLFormElement): OrderFormParts {
  const { locale: shown, texts: sent = '{}' } = form.dataset
  const locale = isLocale(shown) ? shown : 'nb'
  const texts = JSON.parse(sent) as FormTexts
  const status = form.querySelector('[data-order-status]')
  return {
    form,
    locale,
    texts,
    words: {
      locale,
      from: texts.orderTotalFrom,
      hidden: texts.orderPriceHidden,
      unpricedOne: texts.orderUnpricedOne,
      unpricedMany: texts.orderUnpricedMany,
    },
    say(text) {
      if (!status) return
      // The same words again would be no news.
      status.textContent = ''
      requestAnimationFrame(() => {
        status.textContent = text
      })
    },
  }
}

/** A text by the key that a fault carries. */
export const textOf = (texts: FormTexts, key: string): string => texts[key as FormText] ?? key

/** The field of a name; of several the first. */
export function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]:not([type=hidden])`)
}

/** Marks a field with what is wrong with it; without a text nothing is. */
export function markField(form: HTMLFormElement, field: HTMLElement, text?: string): void {
  const own = (field.getAttribute('aria-describedby') ?? '').split(' ').find((id) => id.endsWith('-fault'))
  const error = own ? form.querySelector<HTMLElement>(`#${CSS.escape(own)}`) : null
  if (text) field.setAttribute('aria-invalid', 'true')
  else field.removeAttribute('aria-invalid')
  if (!error) return
  error.textContent = text ?? ''
  error.hidden = !text
}
