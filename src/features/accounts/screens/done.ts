/** Messages after a form, selected by a word in the address, so that reloading the page repeats nothing. */
import type { Member } from '../../../cms/types'
import type { Site } from '../../../web/site'
import type { TextKey } from '../../../web/texts'

const texts = {
  velkommen: { member: 'accountJoined' },
  bekreftet: { member: 'accountConfirmed', guest: 'accountConfirmedSignIn' },
  'ikke-min': { guest: 'accountNotMineDone' },
  'nytt-passord': { guest: 'accountResetDone' },
  passord: { member: 'accountPasswordDone' },
  passnokkel: { member: 'accountPasskeyAdded' },
  'passnokkel-navn': { member: 'accountPasskeyRenamed' },
  'passnokkel-fjernet': { member: 'accountPasskeyRemoved' },
  opplysninger: { member: 'accountProfileDone' },
  'ny-epost': { member: 'accountEmailAsked' },
  'epost-endret': { member: 'accountEmailDone', guest: 'accountEmailDone' },
  'epost-beholdt': { member: 'accountEmailForgotten' },
  'lenke-sendt': { member: 'accountConfirmAgainDone' },
  'okt-avsluttet': { member: 'accountSessionEnded' },
  'okter-avsluttet': { member: 'accountSessionsEnded' },
  mobil: { member: 'accountCodeDone' },
  'mobil-ubekreftet': {},
  avmeldt: { member: 'accountSmsLeft' },
  slettet: { guest: 'accountDeleted' },
  'logget-ut': { guest: 'accountSignedOut' },
} as const satisfies Record<string, { member?: TextKey; guest?: TextKey }>

export type Done = keyof typeof texts

/** The text of such a word for this visitor; undefined if it does not apply. */
export function doneText(site: Site, word: string, member: Member | undefined): string | undefined {
  if (!Object.hasOwn(texts, word)) return undefined
  const { member: forMember, guest }: { member?: TextKey; guest?: TextKey } = texts[word as Done]
  const key = member ? forMember : guest
  // Says that a link was sent only while it is pending.
  if (!key || (key === 'accountEmailAsked' && !member?.newEmail)) return undefined
  const email = (key === 'accountEmailAsked' ? member?.newEmail : member?.email) ?? ''
  return site.t(key, { email, mobile: member?.mobile ?? '' })
}
