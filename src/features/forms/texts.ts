/** Texts of the forms that editors build. */
import type { Localised } from '../../lib/locales'
import type { TextGroup } from '../../web/texts'

/** One for each reason why an answer is refused. */
const errorTexts = {
  formFieldMissing: { nb: 'Fyll ut «{label}».', en: 'Fill in “{label}”.' },
  formChoiceMissing: { nb: 'Velg noe under «{label}».', en: 'Choose something under “{label}”.' },
  formConsentMissing: { nb: 'Kryss av for å kunne sende.', en: 'Tick this to be able to send.' },
  formFileMissing: { nb: 'Legg ved en fil under «{label}».', en: 'Attach a file under “{label}”.' },
  formTextShort: { nb: 'Skriv minst {min} tegn.', en: 'Write at least {min} characters.' },
  formTextLong: { nb: 'Skriv høyst {max} tegn.', en: 'Write at most {max} characters.' },
  formNumberInvalid: { nb: 'Skriv et tall.', en: 'Write a number.' },
  formNumberLow: { nb: 'Skriv {min} eller mer.', en: 'Write {min} or more.' },
  formNumberHigh: { nb: 'Skriv {max} eller mindre.', en: 'Write {max} or less.' },
  formDateInvalid: { nb: 'Velg en dato.', en: 'Choose a date.' },
  formDateEarly: { nb: 'Datoen er for tidlig.', en: 'The date is too early.' },
  formDateLate: { nb: 'Datoen er for sen.', en: 'The date is too late.' },
  formChoiceUnknown: { nb: 'Velg noe av det som står her.', en: 'Choose from what is listed here.' },
  formChoicesFewer: { nb: 'Velg minst {min}.', en: 'Choose at least {min}.' },
  formChoicesMore: { nb: 'Velg høyst {max}.', en: 'Choose at most {max}.' },
  formPostcodeInvalid: { nb: 'Skriv et postnummer med fire sifre.', en: 'Write a postcode of four digits.' },
  formOrganisationInvalid: {
    nb: 'Skriv et gyldig organisasjonsnummer med ni sifre.',
    en: 'Write a valid Norwegian organisation number of nine digits.',
  },
  formPhoneInvalid: { nb: 'Skriv et telefonnummer.', en: 'Write a phone number.' },
  formWebAddressInvalid: {
    nb: 'Skriv en hel nettadresse, for eksempel https://eksempel.no.',
    en: 'Write a whole web address, for example https://example.com.',
  },
  formFilesTooMany: { nb: 'Legg ved høyst {max} filer.', en: 'Attach at most {max} files.' },
  formFileTooLarge: {
    nb: 'En fil er for stor. Hver kan være {megabytes} MB.',
    en: 'A file is too large. Each may be {megabytes} MB.',
  },
  formFileForbidden: {
    nb: 'Filen er av en type som ikke tas imot her.',
    en: 'The file is of a kind that is not taken here.',
  },
} as const satisfies Record<string, Localised>

export const formFeatureTexts = {
  formSent: {
    nb: 'Takk! Meldingen er mottatt. Vi svarer så snart vi kan.',
    en: 'Thank you! We have received your message and will answer as soon as we can.',
  },
  formInvalid: {
    nb: 'Meldingen er ikke sendt ennå. Se over feltene som er merket.',
    en: 'The message has not been sent yet. Check the marked fields.',
  },
  formFailed: {
    nb: 'Meldingen ble ikke sendt. Det du skrev er fortsatt her – prøv igjen om litt.',
    en: 'The message was not sent. What you wrote is still here – try again shortly.',
  },
  formTooMany: {
    nb: 'For mange meldinger på kort tid. Vent noen minutter og prøv igjen.',
    en: 'Too many messages in a short time. Wait a few minutes and try again.',
  },
  ...errorTexts,
  formSend: { nb: 'Send', en: 'Send' },
  formSending: { nb: 'Sender …', en: 'Sending …' },
  formOptional: { nb: '(valgfritt)', en: '(optional)' },
  formChoose: { nb: 'Velg …', en: 'Choose …' },
  formConditional: { nb: 'Bare hvis det gjelder deg.', en: 'Only if it applies to you.' },
  formSummary: { nb: 'Dette må rettes:', en: 'This needs to be corrected:' },
  formFilesLost: {
    nb: 'Filene må velges på nytt: nettleseren beholder dem ikke.',
    en: 'The files must be chosen again: the browser does not keep them.',
  },
  formFilesHint: { nb: 'Høyst {max}, {megabytes} MB hver.', en: 'At most {max}, {megabytes} MB each.' },
  formFileHint: { nb: 'Høyst {megabytes} MB.', en: 'At most {megabytes} MB.' },
} as const satisfies Record<string, Localised>

/** Errors of answers; two belong to the texts that all forms share. */
export type FormErrorKey = keyof typeof errorTexts | 'formEmailInvalid' | 'formTooLong'

export const texts: readonly TextGroup[] = [{ name: { nb: 'Skjemaer', en: 'Forms' }, texts: formFeatureTexts }]

declare module '../../web/texts' {
  interface TextTables {
    formFeatureTexts: typeof formFeatureTexts
  }
}
