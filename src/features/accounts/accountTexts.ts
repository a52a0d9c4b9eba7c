/** The texts that the forms show, in the page's language. */
import type { Site } from '../../web/site'
import type { TextKey } from '../../web/texts'

const needed = [
  'accountSignIn',
  'accountUserOrEmail',
  'accountPassword',
  'accountRemember',
  'accountForgot',
  'accountPasskeySignIn',
  'accountPasskeyStopped',
  'accountPasskeyImpossible',
  'accountNewUser',
  'accountFailed',
  'accountJoinTitle',
  'accountJoinLead',
  'accountJoinSend',
  'accountUser',
  'formEmail',
  'accountName',
  'accountNick',
  'accountShowPassword',
  'accountHidePassword',
  'accountWait',
  'accountUserMissing',
  'accountPasswordMissing',
  'accountPasswordShort',
  'accountUserCharacters',
  'formEmailInvalid',
  'formTooLong',
  'accountRegisterFailed',
  'accountRegistered',
] as const satisfies readonly TextKey[]

export type AccountTexts = Readonly<Record<(typeof needed)[number], string>>

export function accountTexts(site: Site): AccountTexts {
  return Object.fromEntries(needed.map((key) => [key, site.t(key)])) as AccountTexts
}
