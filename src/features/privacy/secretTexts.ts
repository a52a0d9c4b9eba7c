/**
 * Keys in running text that give access: a link whose holder can answer an order, leave a newsletter or set a password.
 * Stored e-mails and messages contain them, and a person's export includes e-mails written to others, so they are
 * removed from exports. Each feature declares the shapes of its own keys (`Feature.secretTexts`).
 */
import type { BasePayload } from 'payload'
import type { Locale, Localised } from '../../lib/locales'
import { declaredIn } from '../../web/declared'

const removed: Localised = { nb: '[utelatt]', en: '[left out]' }

/** A copy of the value with the keys removed from every text. */
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
