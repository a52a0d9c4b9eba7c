/** Texts of accounts: registration, sign-in, and the member's page. */
import type { Localised } from '../../lib/locales'
import type { TextGroup } from '../../web/texts'
import { accountPageTexts } from './ownPage/texts'
import { accountPasskeyTexts } from './passkeys/texts'

export const accountTexts = {
  accountSignIn: { nb: 'Logg inn', en: 'Sign in' },
  accountUserOrEmail: { nb: 'Brukernavn eller e-post', en: 'Username or e-mail' },
  accountPassword: { nb: 'Passord', en: 'Password' },
  accountRemember: { nb: 'Husk meg', en: 'Remember me' },
  accountNewUser: { nb: 'Ny bruker', en: 'New user' },
  accountUser: { nb: 'Brukernavn', en: 'Username' },
  accountName: { nb: 'Navn (valgfritt)', en: 'Name (optional)' },
  accountNick: { nb: 'Kallenavn (valgfritt)', en: 'Nickname (optional)' },
  accountShowPassword: { nb: 'Vis passord', en: 'Show password' },
  accountHidePassword: { nb: 'Skjul passord', en: 'Hide password' },
  accountWait: { nb: 'Vent litt …', en: 'One moment …' },
  accountUserMissing: { nb: 'Skriv et brukernavn.', en: 'Write a username.' },
  accountPasswordMissing: { nb: 'Skriv et passord.', en: 'Write a password.' },
  accountPasswordShort: { nb: 'Velg et passord på minst 8 tegn.', en: 'Choose a password of at least 8 characters.' },
  accountUserCharacters: {
    nb: 'Bruk bokstaver og tall, med enkle mellomrom, punktum, bindestrek eller understrek imellom.',
    en: 'Use letters and digits, with single spaces, periods, hyphens or underscores between them.',
  },
  accountUserTaken: {
    nb: 'Brukernavnet er opptatt. Velg et annet.',
    en: 'That username is already taken. Choose another.',
  },
  accountRegisterEmailTaken: {
    nb: 'E-postadressen er allerede i bruk. Logg inn, eller velg «Glemt passordet?».',
    en: 'That e-mail address is already in use. Sign in, or choose “Forgotten your password?”.',
  },
  accountRegisterTooMany: {
    nb: 'For mange registreringer på kort tid. Vent noen minutter og prøv igjen.',
    en: 'Too many registrations in a short time. Wait a few minutes and try again.',
  },
  accountRegisterFailed: {
    nb: 'Registreringen virket ikke akkurat nå. Last siden på nytt, eller prøv igjen om litt.',
    en: 'Registering did not work just now. Reload the page, or try again shortly.',
  },
  accountRegistered: {
    nb: 'Registreringen er fullført. Se i innboksen: der ligger en lenke som bekrefter e-postadressen din.',
    en: 'Your submission is complete. Look in your inbox for the link that confirms your e-mail address.',
  },
  accountPage: { nb: 'Min side', en: 'My page' },
  accountGreeting: { nb: 'Hei, {name}!', en: 'Hello, {name}!' },
  accountSignOut: { nb: 'Logg ut', en: 'Sign out' },
  accountSignInWrong: {
    nb: 'Brukernavnet eller passordet stemmer ikke.',
    en: 'The username or the password is not right.',
  },
  accountTooMany: {
    nb: 'For mange forsøk på kort tid. Vent noen minutter og prøv igjen.',
    en: 'Too many tries in a short time. Wait a few minutes and try again.',
  },
  accountFromElsewhere: {
    nb: 'Innloggingen ble sendt fra et annet nettsted og er stoppet. Prøv igjen her.',
    en: 'The sign-in was sent from another website and has been stopped. Try again here.',
  },
  accountFailed: {
    nb: 'Innloggingen virket ikke akkurat nå. Prøv igjen om litt.',
    en: 'Signing in did not work just now. Try again shortly.',
  },

  accountPasswordCommon: {
    nb: 'Dette passordet står på lister over de mest brukte og blir gjettet først. Velg et annet, gjerne flere ord etter hverandre.',
    en: 'This password is on lists of the most used ones and is guessed first. Choose another, for example several words in a row.',
  },
  accountPasswordOwnWord: {
    nb: 'Passordet er for likt brukernavnet, e-posten eller navnet på nettstedet. Velg et annet.',
    en: 'The password is too much like the username, the e-mail or the name of the site. Choose another.',
  },
  accountPasswordWrong: { nb: 'Passordet stemmer ikke.', en: 'The password is not right.' },
  accountPasswordHint: {
    nb: 'Minst 8 tegn. Flere ord etter hverandre er lett å huske og vanskelig å gjette.',
    en: 'At least 8 characters. Several words in a row are easy to remember and hard to guess.',
  },
  accountPasswordNew: { nb: 'Nytt passord', en: 'New password' },
  accountPasswordPresent: { nb: 'Passordet ditt nå', en: 'Your present password' },
  accountPasswordPresentHint: {
    nb: 'Så vi vet at det er du som endrer.',
    en: 'So that we know it is you who changes it.',
  },
  accountStepFailed: {
    nb: 'Det virket ikke akkurat nå, og ingenting er endret. Prøv igjen om litt.',
    en: 'That did not work just now, and nothing has been changed. Try again shortly.',
  },
  accountStepFromElsewhere: {
    nb: 'Skjemaet ble sendt fra et annet nettsted og er stoppet. Prøv igjen her.',
    en: 'The form was sent from another website and has been stopped. Try again here.',
  },
  accountChangedMeanwhile: {
    nb: 'Kontoen ble endret et annet sted i mellomtiden. Se over og prøv igjen.',
    en: 'The account was changed elsewhere in the meantime. Look it over and try again.',
  },
  accountBack: { nb: 'Til min side', en: 'To my page' },
  accountBackToSignIn: { nb: 'Til innlogging', en: 'To signing in' },
  accountSave: { nb: 'Lagre', en: 'Save' },
  accountCancel: { nb: 'Avbryt', en: 'Cancel' },
  accountChange: { nb: 'Endre', en: 'Change' },
  accountNotGiven: { nb: 'Ikke oppgitt', en: 'Not given' },

  accountJoinTitle: { nb: 'Ny her?', en: 'New here?' },
  accountJoinLead: {
    nb: 'Skriv e-posten din, så sender vi deg en lenke der du velger et passord. Resten kan vente.',
    en: 'Write your e-mail, and we send you a link where you choose a password. The rest can wait.',
  },
  accountJoinText: {
    nb: 'Skriv e-posten din, så sender vi deg en lenke der du velger et passord. Mer trengs ikke.',
    en: 'Write your e-mail, and we send you a link where you choose a password. Nothing else is needed.',
  },
  accountJoinSend: { nb: 'Lag konto', en: 'Make an account' },
  accountJoinSent: {
    nb: 'En e-post er på vei. Lenken i den virker i ett døgn. Kom den ikke? Se i søppelposten, eller prøv igjen om ti minutter.',
    en: 'An e-mail is on its way. Its link works for one day. Did it not come? Look among junk mail, or try again in ten minutes.',
  },
  accountJoinPasswordTitle: { nb: 'Velg et passord', en: 'Choose a password' },
  accountJoinPasswordText: {
    nb: 'Til kontoen for {email}. Du logges inn med en gang.',
    en: 'For the account of {email}. You are signed in at once.',
  },
  accountJoinPasswordSend: { nb: 'Lag kontoen', en: 'Make the account' },
  accountJoined: { nb: 'Velkommen! Kontoen din er klar.', en: 'Welcome! Your account is ready.' },
  accountPanelOrders: { nb: 'Siste bestillinger', en: 'Latest orders' },
  accountBenefits: {
    nb: 'Med en konto følger du bestillingene dine og styrer SMS-ene fra oss.',
    en: 'With an account you follow your orders and control the SMS from us.',
  },

  accountForgot: { nb: 'Glemt passordet?', en: 'Forgotten your password?' },
  accountForgotTitle: { nb: 'Nytt passord', en: 'New password' },
  accountForgotText: {
    nb: 'Skriv brukernavnet eller e-posten din, så sender vi deg en lenke der du velger et nytt passord.',
    en: 'Write your username or e-mail, and we send you a link where you choose a new password.',
  },
  accountForgotSend: { nb: 'Send lenken', en: 'Send the link' },
  accountForgotMissing: { nb: 'Skriv brukernavnet eller e-posten din.', en: 'Write your username or e-mail.' },
  accountForgotSentTitle: { nb: 'Se i innboksen', en: 'Look in your inbox' },
  accountForgotSent: {
    nb: 'Hvis det finnes en konto med dette brukernavnet eller denne e-posten, er en lenke på vei. Den virker i en time. Kom den ikke? Se i søppelposten, eller prøv igjen om ti minutter.',
    en: 'If there is an account with this username or e-mail, a link is on its way. It works for one hour. Did it not come? Look among junk mail, or try again in ten minutes.',
  },
  accountResetTitle: { nb: 'Velg et nytt passord', en: 'Choose a new password' },
  accountResetText: {
    nb: 'For kontoen «{user}». Du blir logget ut overalt, og logger inn med det nye passordet.',
    en: 'For the account “{user}”. You are signed out everywhere, and sign in with the new password.',
  },
  accountResetSend: { nb: 'Lagre nytt passord', en: 'Save new password' },
  accountResetDone: {
    nb: 'Passordet er endret. Logg inn med det nye.',
    en: 'The password has been changed. Sign in with the new one.',
  },
  accountLinkGoneTitle: { nb: 'Lenken virker ikke lenger', en: 'The link no longer works' },
  accountLinkGone: {
    nb: 'Den er brukt, for gammel, eller det er sendt en nyere. Kopierte du den, se etter at hele kom med.',
    en: 'It has been used, is too old, or a newer one has been sent. If you copied it, check that you got all of it.',
  },
  accountLinkAgain: { nb: 'Be om en ny lenke', en: 'Ask for a new link' },
} as const satisfies Record<string, Localised>

export const texts: readonly TextGroup[] = [
  { name: { nb: 'Innlogging og registrering', en: 'Signing in and registering' }, texts: accountTexts },
  { name: { nb: 'Min side', en: 'My page' }, texts: accountPageTexts },
  { name: { nb: 'Medlemmers passnøkler', en: 'Members’ passkeys' }, texts: accountPasskeyTexts },
]

declare module '../../web/texts' {
  interface TextTables {
    accountTexts: typeof accountTexts
    accountPageTexts: typeof accountPageTexts
    accountPasskeyTexts: typeof accountPasskeyTexts
  }
}
