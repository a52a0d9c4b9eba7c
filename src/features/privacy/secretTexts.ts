/**
 * Keys to something in running text: a link that lets its holder answer an order, leave a newsletter, set a password.
 * Stored letters and messages carry them, and a person's export holds letters that were written to others, so they are
 * taken out of what is handed out. Each feature declares the shape of those that it makes (`Feature.secretTexts`).
 */
import type { BasePayload } from 'payload'
import type { Locale, Localised } from '../../lib/locales'
import { declaredIn } from '../../web/declared'

const removed: Localised = { nb: '[utelatt]', en: '[left out]' }

/** A value as it is handed out, with every text in it free of keys. */
export function withoutSecrets<Value>(payload: Pick<BasePayload, 'config'>, value: Value, locale: Locale): Value {
  const patterns = declaredIn(payload).secretTexts
  const clean = (one: unknown): unknown => {
    if (typeof one === 'string') return patterns.reduce((text, pattern) => text.replace(pattern, removed[locale]), one)
    if (Array.isArray(one)) return one.map(clean)
    if (typeof one !== 'object' || one === null || one instanceof Date) return one
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, clean(inner)]))
  }
  return clean(value) as Value
}
