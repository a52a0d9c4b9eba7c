/**
 * Texts of the send-SMS block. The English texts of its call are the contract's, word by word (docs/calls.md#send-sms);
 * the site's own pages request their language.
 */
import type { Localised } from '../../lib/locales'
import type { TextGroup } from '../../web/texts'

export const sendSmsTexts = {
  sendSmsHeading: { nb: 'Send SMS', en: 'Send SMS' },
  sendSmsMessage: { nb: 'Melding', en: 'Message' },
  sendSmsMax: { nb: 'Høyst {max} tegn.', en: 'At most {max} characters.' },
  sendSmsReceiver: { nb: 'Mottaker', en: 'Receiver' },
  sendSmsToAdmin: { nb: 'Oss', en: 'Us' },
  sendSmsToSubscribers: { nb: 'Abonnenter', en: 'Subscribers' },
  sendSmsToNumbers: { nb: 'Numre', en: 'Numbers' },
  sendSmsNumbers: { nb: 'Mobilnumre', en: 'Mobile numbers' },
  sendSmsNumbersHelp: {
    nb: 'Skill numrene med komma, mellomrom eller ny linje. Numre uten landskode er norske.',
    en: 'Separate the numbers by commas, spaces or new lines. Numbers without a country code are Norwegian.',
  },
  sendSmsGroup: { nb: 'Abonnentgruppe', en: 'Subscriber group' },
  sendSmsGroupHelp: {
    nb: 'Hver melding får en lenke for å melde seg av.',
    en: 'Each message gets a link by which to leave.',
  },
  sendSmsSend: { nb: 'Send', en: 'Send' },
  sendSmsSending: { nb: 'Sender …', en: 'Sending …' },
  sendSmsLeft: { nb: '{left} tegn igjen', en: '{left} characters left' },
  sendSmsStaffOnly: {
    nb: 'Bare for medarbeidere som er logget inn i administrasjonen.',
    en: 'Only for staff who are signed in to the administration.',
  },
  sendSmsLeave: { nb: 'Meld deg av: {href}', en: 'Leave: {href}' },
  sendSmsSent: { nb: 'Meldingen er sendt.', en: 'Successfully send SMS!' },
  sendSmsDenied: { nb: 'Du har ikke tilgang til å sende denne meldingen.', en: 'Access denied.' },
  sendSmsNoReceiver: { nb: 'Velg hvem meldingen går til.', en: 'Field Recipients is required.' },
  sendSmsNoMessage: { nb: 'Skriv en melding.', en: 'Field Message is required.' },
  sendSmsTooLong: {
    nb: 'Meldingen er for lang.',
    en: 'The text you have entered exceeds the maximum character count.',
  },
  sendSmsNoGroup: { nb: 'Velg minst én gruppe.', en: 'Parameter group_ids is required' },
  sendSmsNoNumbers: { nb: 'Skriv minst ett mobilnummer.', en: 'Parameter numbers is required' },
  sendSmsNoAdmin: {
    nb: 'Nettstedet har ikke noe eget mobilnummer ennå.',
    en: 'Admin mobile number not found',
  },
  sendSmsBadNumber: { nb: '{numbers} er ikke et gyldig nummer.', en: '{numbers} is not a valid number.' },
  sendSmsTooManyNumbers: { nb: 'Høyst {max} numre om gangen.', en: 'At most {max} numbers at a time.' },
  sendSmsUnknownGroup: { nb: 'Gruppen finnes ikke lenger.', en: 'The group does not exist any more.' },
  sendSmsNobody: { nb: 'Ingen abonnerer på dette.', en: 'There are no subscribers.' },
  sendSmsNoGateway: { nb: 'Nettstedet kan ikke sende SMS ennå.', en: 'No SMS gateway is configured.' },
  sendSmsRefused: {
    nb: 'Meldingen ble ikke sendt. Prøv igjen om litt.',
    en: 'The message was not sent. Try again shortly.',
  },
  // The gateway's own words, for staff alone.
  sendSmsGatewaySays: { nb: 'SMS-forbindelsen svarte: {error}', en: '{error}' },
  sendSmsUncertain: {
    nb: 'Vi vet ikke om meldingen kom fram. Vent litt før du prøver igjen.',
    en: 'It is not known whether the message arrived. Wait a little before you try again.',
  },
  sendSmsTooMany: {
    nb: 'For mange meldinger på kort tid. Vent litt og prøv igjen.',
    en: 'Too many messages in a short time. Wait a little and try again.',
  },
  sendSmsUnreachable: {
    nb: 'Vi fikk ikke svar. Det du skrev er fortsatt her – prøv igjen om litt.',
    en: 'There was no answer. What you wrote is still here – try again shortly.',
  },
} as const satisfies Record<string, Localised>

export type SendSmsText = keyof typeof sendSmsTexts

export const texts: readonly TextGroup[] = [{ name: { nb: 'Send SMS', en: 'Send SMS' }, texts: sendSmsTexts }]

declare module '../../web/texts' {
  interface TextTables {
    sendSmsTexts: typeof sendSmsTexts
  }
}
