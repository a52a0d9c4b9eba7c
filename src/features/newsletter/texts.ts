/**
 * Texts of the SMS newsletter. The English texts of the calls' responses are the contract's, word for word
 * (docs/calls.md#messages-of-the-newsletter); the site's pages use their own language.
 */
import type { Localised } from '../../lib/locales'
import type { TextGroup } from '../../web/texts'

export const newsletterTexts = {
  newsletterGroupMissing: { nb: 'Velg minst én gruppe.', en: 'Please select a specific group.' },
  newsletterRequired: { nb: 'Fyll inn både navn og mobilnummer.', en: 'Name and Mobile Number are required!' },
  newsletterMobileInvalid: { nb: 'Dette er ikke et mobilnummer.', en: 'Invalid Mobile Number' },
  newsletterMobileNoCode: {
    nb: 'Mobilnummeret mangler landkode, for eksempel +47.',
    en: "The mobile number doesn't contain the country code.",
  },
  newsletterMobileWrong: {
    nb: 'Dette er ikke et gyldig mobilnummer i landet.',
    en: 'The mobile number is not valid for your country.',
  },
  newsletterTaken: {
    nb: 'Dette mobilnummeret er allerede påmeldt.',
    en: 'This mobile is already registered, please choose another one.',
  },
  newsletterSubscribed: {
    nb: 'Mobilnummeret ditt er påmeldt.',
    en: 'Your mobile number has been successfully subscribed.',
  },
  newsletterCodeSent: {
    nb: 'Vi har sendt en kode til mobilen din. Skriv den inn for å fullføre påmeldingen.',
    en: 'To activate your subscription, the activation has been sent to your number.',
  },
  newsletterCodeMessage: { nb: 'Aktiveringskoden din: {code}', en: 'Your activation code: {code}' },
  newsletterCodeWrong: { nb: 'Koden er feil.', en: 'Activation code is wrong!' },
  newsletterCodeMissing: {
    nb: 'Fyll inn koden fra SMS-en.',
    en: 'The required parameters must be valued!',
  },
  newsletterNotFound: { nb: 'Vi finner ingen påmelding som venter på kode for nummeret.', en: 'Not found the number!' },
  newsletterUnsubscribed: {
    nb: 'Mobilnummeret ditt er meldt av.',
    en: 'Your mobile number has been successfully unsubscribed.',
  },
  newsletterUnknown: { nb: 'Mobilnummeret er ikke påmeldt.', en: 'The mobile number does not exist!' },
  newsletterCodeExpired: {
    nb: 'Koden gjelder ikke lenger. Meld deg på en gang til, så får du en ny.',
    en: 'The activation code has expired. Please subscribe again.',
  },
  newsletterCodeUsedUp: {
    nb: 'Koden er prøvd for mange ganger. Meld deg på en gang til, så får du en ny.',
    en: 'The activation code was tried too many times. Please subscribe again.',
  },
  newsletterCodeNotSent: {
    nb: 'Vi fikk ikke sendt koden. Sjekk nummeret, eller prøv igjen om litt.',
    en: 'The activation code could not be sent. Please try again later.',
  },
  newsletterTooMany: {
    nb: 'For mange forsøk. Vent litt, og prøv igjen.',
    en: 'Too many attempts. Please try again later.',
  },
  newsletterFailed: {
    nb: 'Noe gikk galt hos oss. Prøv igjen om litt.',
    en: 'Something went wrong. Please try again later.',
  },
  newsletterNameTooLong: { nb: 'Navnet er for langt.', en: 'The name is too long.' },
  newsletterFieldMissing: { nb: 'Fyll inn «{label}».', en: 'Please fill in “{label}”.' },
  newsletterFieldWrong: { nb: '«{label}» er ikke riktig fylt inn.', en: '“{label}” is not filled in correctly.' },
  newsletterConsentMissing: {
    nb: 'Du må godta før vi kan melde deg på.',
    en: 'You must agree before we can subscribe you.',
  },
  newsletterName: { nb: 'Navn', en: 'Name' },
  newsletterMobile: { nb: 'Mobil', en: 'Mobile' },
  newsletterGroups: { nb: 'Hva vil du ha?', en: 'What would you like?' },
  newsletterGroupSelect: { nb: 'Velg nyhetsbrev', en: 'Choose a newsletter' },
  newsletterGroupNone: { nb: 'Velg …', en: 'Choose …' },
  newsletterType: { nb: 'Hva vil du gjøre?', en: 'What would you like to do?' },
  newsletterSubscribe: { nb: 'Meld meg på', en: 'Subscribe' },
  newsletterUnsubscribe: { nb: 'Meld meg av', en: 'Unsubscribe' },
  newsletterCode: { nb: 'Kode fra SMS-en', en: 'Code from the SMS' },
  newsletterActivate: { nb: 'Bekreft', en: 'Confirm' },
  newsletterLoading: { nb: 'Sender …', en: 'Loading...' },
  newsletterUnknownError: {
    nb: 'Noe gikk galt. Sjekk forbindelsen, og prøv igjen.',
    en: 'Unknown Error! Check your connection and try again.',
  },
  newsletterOptional: { nb: 'valgfritt', en: 'optional' },
  newsletterInvalid: {
    nb: 'Noe mangler eller er feil. Se på feltene som er merket.',
    en: 'Something is missing or wrong. Look at the marked fields.',
  },
  newsletterOtherNumber: { nb: 'Bruk et annet nummer', en: 'Use another number' },
  newsletterLeaveTitle: { nb: 'Meld deg av SMS', en: 'Leave the SMS newsletter' },
  newsletterLeaveTest: {
    nb: 'Lenken kommer fra en prøve. Mottakerne melder seg av på denne siden, hver med sin egen lenke.',
    en: 'The link comes from a test. Receivers unsubscribe on this page, each by a link of their own.',
  },
  newsletterLeaveIntro: {
    nb: 'Nummeret {mobile} får disse nyhetsbrevene fra {brand}. Ta bort krysset ved dem du vil beholde.',
    en: 'The number {mobile} gets these newsletters from {brand}. Untick those you want to keep.',
  },
  newsletterLeaveIntroOne: {
    nb: 'Nummeret {mobile} får SMS fra {brand}.',
    en: 'The number {mobile} gets SMS from {brand}.',
  },
  newsletterLeaveAll: { nb: 'SMS fra {brand}', en: 'SMS from {brand}' },
  newsletterLeaveButton: { nb: 'Meld meg av', en: 'Unsubscribe' },
  newsletterLeaveNone: {
    nb: 'Velg minst ett nyhetsbrev å melde deg av.',
    en: 'Choose at least one newsletter to leave.',
  },
  newsletterLeftTitle: { nb: 'Du er meldt av', en: 'You have left' },
  newsletterLeft: {
    nb: 'Vi sender deg ikke flere av disse:',
    en: 'We send you no more of these:',
  },
  newsletterLeftKept: { nb: 'Dette får du fortsatt:', en: 'You still get:' },
  newsletterBack: { nb: 'Angre – meld meg på igjen', en: 'Undo – subscribe me again' },
  newsletterBackTitle: { nb: 'Du er påmeldt igjen', en: 'You are subscribed again' },
  newsletterBackText: { nb: 'Velkommen tilbake. Dette får du:', en: 'Welcome back. You get:' },
  newsletterNotSubscribed: {
    nb: 'Nummeret {mobile} får ingen SMS fra {brand}. Du trenger ikke gjøre noe.',
    en: 'The number {mobile} gets no SMS from {brand}. There is nothing to do.',
  },
  newsletterLinkWrong: { nb: 'Lenken er ikke riktig', en: 'The link is not right' },
  newsletterLinkWrongText: {
    nb: 'Åpne lenken fra SMS-en en gang til, og se at hele kom med. Du kan også svare STOPP på meldingen.',
    en: 'Open the link from the SMS again, and see that all of it came along. You can also answer STOP to the message.',
  },
  newsletterStopped: {
    nb: 'Du er meldt av SMS fra {brand} og får ikke flere.',
    en: 'You have left SMS from {brand} and get no more.',
  },
  newsletterStoppedGroup: {
    nb: 'Du er meldt av {group} fra {brand}.',
    en: 'You have left {group} from {brand}.',
  },
} as const satisfies Record<string, Localised>

export type NewsletterText = keyof typeof newsletterTexts

export const texts: readonly TextGroup[] = [
  { name: { nb: 'Nyhetsbrev på SMS', en: 'SMS newsletter' }, texts: newsletterTexts },
]

declare module '../../web/texts' {
  interface TextTables {
    newsletterTexts: typeof newsletterTexts
  }
}
