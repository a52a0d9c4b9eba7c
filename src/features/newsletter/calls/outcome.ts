/** Outcome of a call, independent of format and language. */
import type { NewsletterSetting, SubscriberGroup } from '../../../cms/types'
import type { Runtime } from '../../../web/feature'
import type { Circumstances } from '../evidence/record'
import type { NewsletterText } from '../texts'
import type { CheckedCall } from './check'

export type CallOutcome =
  | { done: true; text: NewsletterText; awaitsCode?: boolean }
  | {
      done: false
      status: 400 | 429
      text: NewsletterText
      values?: Readonly<Record<string, string>>
      /** Field of the form with the error. */
      field?: string
    }

export const refused = (
  text: NewsletterText,
  field?: string,
  values?: Readonly<Record<string, string>>,
): CallOutcome => ({
  done: false,
  status: 400,
  text,
  ...(field ? { field } : {}),
  ...(values ? { values } : {}),
})

export const tooMany = (text: NewsletterText = 'newsletterTooMany'): CallOutcome => ({ done: false, status: 429, text })

/** Context of every call. */
export interface CallContext {
  runtime: Pick<Runtime, 'payload' | 'secret' | 'log'>
  settings: NewsletterSetting
  groups: readonly SubscriberGroup[]
  call: CheckedCall
  circumstances: Circumstances
  locale: 'nb' | 'en'
  /** The visitor's full IP address, for rate limits; never stored. */
  address: string
  /** From a plain field of this site, where a number without a country code is Norwegian. */
  home: boolean
  /** A text in the language of the caller. */
  t(text: NewsletterText, values?: Readonly<Record<string, string>>): string
  now: number
}
