/**
 * What the program's features have declared, for the code below them that acts on all of it. The configuration carries
 * it, since the list of features is known only above them. A feature that keeps more there for itself adds it
 * (`declare module`).
 */
import type { BasePayload } from 'payload'
import type { ReadAsked } from './consent'
import type { PersonalData } from './personalData'
import type { SignInLimit } from './signInLimit'
import type { Texts } from './texts'
import type { Undelivered } from './undelivered'

export interface Declared {
  personalData: readonly PersonalData[]
  /** The shapes of keys in running text (`features/privacy/secretTexts.ts`). */
  secretTexts: readonly RegExp[]
  /** Of this process. */
  signInLimit: SignInLimit
  undelivered: readonly Undelivered[]
  readAsked: ReadAsked | undefined
  /** Those that all share and those of the features. */
  texts: Texts
}

export function declaredIn({ config }: Pick<BasePayload, 'config'>): Declared {
  return config.custom as Declared
}
