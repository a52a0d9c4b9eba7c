/**
 * What the program's features have declared, for the code below them that acts on all of it. The configuration carries
 * it, since the list of features is known only above them.
 */
import type { BasePayload } from 'payload'
import type { PersonalData } from './personalData'
import type { SignInLimit } from './signInLimit'
import type { SingleSignOn } from './singleSignOn'
import type { Texts } from './texts'
import type { Undelivered } from './undelivered'

export interface Declared {
  personalData: readonly PersonalData[]
  /** The shapes of keys in running text (`secretTexts.ts`). */
  secretTexts: readonly RegExp[]
  /** Of this process. */
  signInLimit: SignInLimit
  /** Undefined: staff sign in with passwords alone. */
  singleSignOn: SingleSignOn | undefined
  undelivered: readonly Undelivered[]
  /** Those that all share and those of the features. */
  texts: Texts
}

export function declaredIn({ config }: Pick<BasePayload, 'config'>): Declared {
  return config.custom as Declared
}
