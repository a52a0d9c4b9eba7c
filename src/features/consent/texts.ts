/** Texts of consent. The answered text is kept as evidence: a change of these texts asks every visitor again. */
import type { Localised } from '../../lib/locales'
import type { TextGroup } from '../../web/texts'

export const consentTexts = {
  consentTitle: { nb: 'Samtykke', en: 'Consent choices' },
  consentQuestion: { nb: 'Vi spør først', en: 'We ask first' },
  consentText: {
    nb: '{brand} ber om ditt ja til det som står under. Nettstedet virker like godt om du sier nei, og du kan ombestemme deg når som helst.',
    en: '{brand} asks for your yes to what is listed below. The site works just as well if you say no, and you can change your mind at any time.',
  },
  consentMore: { nb: 'Les mer', en: 'Read more' },
  consentAccept: { nb: 'Godta', en: 'Accept' },
  consentRefuse: { nb: 'Avslå', en: 'Refuse' },
  consentChoose: { nb: 'Velg selv', en: 'Choose' },
  consentSave: { nb: 'Lagre valget', en: 'Save my choice' },
  consentStatistics: { nb: 'Statistikk hos {upstream}', en: 'Statistics at {upstream}' },
  consentStatisticsText: {
    nb: 'Hvilke sider du ser, hva du søker etter og om du går videre til en forhandler, sendes til {upstream} med forkortet IP-adresse og nettleserens navn. Ingen informasjonskapsel følger deg, og du kjennes ikke igjen fra dag til dag.',
    en: 'Which pages you see, what you search for and whether you go on to a dealer is sent to {upstream} with a shortened IP address and the name of your browser. No cookie follows you, and you are not recognised from one day to the next.',
  },
  consentMedia: { nb: 'Innhold fra andre', en: 'Content from others' },
  consentMediaText: {
    nb: 'Videoer, rammer og kart vises uten at vi spør hver gang. De hentes fra {hosts} eller en kartleverandør, som da kan lagre informasjonskapsler og se IP-adressen din.',
    en: 'Videos, frames and maps are shown without asking each time. They are fetched from {hosts} or a provider of maps, which may then store cookies and see your IP address.',
  },
  consentSignal: {
    nb: 'Nettleseren din ber nettsteder om ikke å måle deg. Det er et nei til statistikk, og vi følger det.',
    en: 'Your browser asks sites not to measure you. That is a no to statistics, and we follow it.',
  },
  consentIntro: {
    nb: 'Her ser du hva {brand} ber om ditt ja til, og hva du har svart. Du kan endre svaret eller trekke det tilbake når som helst; det gjelder med en gang.',
    en: 'Here you see what {brand} asks for your yes to, and what you have answered. You can change your answer or withdraw it at any time; it takes effect at once.',
  },
  consentNotAnswered: {
    nb: 'Du har ikke svart ennå. Ingenting av dette skjer før du sier ja.',
    en: 'You have not answered yet. Nothing of this happens before you say yes.',
  },
  consentAnswered: { nb: 'Du svarte {date}.', en: 'You answered on {date}.' },
  consentNumber: { nb: 'Valgets nummer', en: 'Number of your choice' },
  consentYes: { nb: 'Ja', en: 'Yes' },
  consentNo: { nb: 'Nei', en: 'No' },
  consentChanged: {
    nb: 'Spørsmålet er endret siden du svarte. Ingenting av dette skjer før du svarer på nytt.',
    en: 'The question has changed since you answered. Nothing of this happens before you answer again.',
  },
  consentSaved: { nb: 'Valget er lagret.', en: 'Your choice has been saved.' },
  consentForgotten: {
    nb: 'Valget er slettet fra nettleseren din.',
    en: 'Your choice has been deleted from your browser.',
  },
  consentNothing: {
    nb: 'Nettstedet bruker for tiden ikke noe som trenger ditt ja.',
    en: 'At present the site uses nothing that needs your yes.',
  },
  consentForget: { nb: 'Slett valget fra nettleseren', en: 'Delete the choice from my browser' },
  consentController: { nb: 'Ansvarlig', en: 'Controller' },
  consentContact: { nb: 'Spørsmål', en: 'Questions' },
  consentPrivacy: { nb: 'Personvern', en: 'Privacy' },
  consentCookie: { nb: 'Slik huskes valget', en: 'How the choice is remembered' },
  consentCookieText: {
    nb: 'I informasjonskapselen «samtykke»: ett år etter et ja, et halvt år etter et nei. Svaret lagres også hos oss uten navn og IP-adresse, for å kunne vise hva som ble sagt.',
    en: 'In the cookie “samtykke”: one year after a yes, half a year after a no. The answer is also stored by us without name and IP address, to be able to show what was said.',
  },
  consentWithoutScript: {
    nb: 'Noe på nettstedet trenger ditt ja.',
    en: 'Something on this site needs your yes.',
  },
  consentTooMany: {
    nb: 'For mange valg på kort tid. Vent noen minutter og prøv igjen.',
    en: 'Too many choices in a short time. Wait a few minutes and try again.',
  },
  consentFailed: {
    nb: 'Valget ble ikke lagret, så ingenting er endret. Prøv igjen om litt.',
    en: 'Your choice was not saved, so nothing has changed. Try again shortly.',
  },
  consentFromElsewhere: {
    nb: 'Valget kom fra et annet nettsted og er ikke lagret.',
    en: 'The choice came from another site and was not saved.',
  },
} as const satisfies Record<string, Localised>

export const texts: readonly TextGroup[] = [{ name: { nb: 'Samtykke', en: 'Consent' }, texts: consentTexts }]

declare module '../../web/texts' {
  interface TextTables {
    consentTexts: typeof consentTexts
  }
}
