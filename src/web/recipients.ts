/** Recipients that a feature finds by what a visitor typed into a form, such as the nearest dealer. */
import type { BasePayload } from 'payload'
import type { ContentReader } from '../cms/reader'
import type { Localised } from '../lib/locales'

export interface Recipient {
  name: string
  email: string
}

export interface RecipientFinder {
  /** Stored with the form. */
  key: string
  /** What editors choose. */
  name: Localised
  /** Undefined where there is none, or it has no e-mail address. */
  find(context: { payload: BasePayload; reader: ContentReader }, typed: string): Promise<Recipient | undefined>
}
