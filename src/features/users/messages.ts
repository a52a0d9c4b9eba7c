/** Messages to users of the admin about their accounts. */
export const userMessages = {
  shortPassword: { nb: 'Passordet må ha minst {min} tegn.', en: 'The password must have at least {min} characters.' },
  longPassword: { nb: 'Passordet kan ha høyst {max} tegn.', en: 'The password may have {max} characters at most.' },
  commonPassword: {
    nb: 'Passordet står på lister over de mest brukte. Velg et annet, for eksempel tre–fire ord.',
    en: 'The password is on lists of the most used ones. Choose another, three or four words for example.',
  },
  ownWordPassword: {
    nb: 'Passordet er for likt navnet, e-posten eller navnet på nettstedet. Velg et annet.',
    en: 'The password is too much like the name, the e-mail or the name of the site. Choose another.',
  },
  ownPasswordMissing: {
    nb: 'Skriv ditt eget passord for å endre passord, e-post eller rolle.',
    en: 'Type your own password to change a password, an e-mail or a role.',
  },
  ownPasswordWrong: { nb: 'Passordet ditt stemmer ikke.', en: 'Your password is not right.' },
  tooManyTries: {
    nb: 'For mange forsøk på kort tid. Vent noen minutter og prøv igjen.',
    en: 'Too many tries in a short time. Wait a few minutes and try again.',
  },
  deadLink: {
    nb: 'Lenken virker ikke lenger. Be om en ny fra innloggingssiden.',
    en: 'The link does not work any more. Ask for a new one on the sign-in page.',
  },
  linkSent: {
    nb: 'Hvis noen har en konto med denne adressen, er en lenke på vei dit.',
    en: 'If somebody has an account with this address, a link is on its way there.',
  },
  passwordIsNew: { nb: 'Passordet er endret.', en: 'The password has been changed.' },
  lastAdministrator: {
    nb: 'Dette er den siste administratoren. Gi en annen bruker rollen først.',
    en: 'This is the last administrator. Give another user the role first.',
  },
  providerUnavailable: {
    nb: 'Påloggingen hos leverandøren svarer ikke riktig nå. Prøv igjen om litt.',
    en: 'The sign-in provider does not answer properly now. Try again in a while.',
  },
  idleHours: { nb: 'Skriv et helt tall fra 0 til {max}.', en: 'Write a whole number from 0 to {max}.' },
  secondStepNeeded: { nb: 'Ett trinn til.', en: 'One more step.' },
  secondStepMissing: {
    nb: 'Rollen din krever et andre trinn. Sett det opp for å komme videre.',
    en: 'Your role asks for a second step. Set it up to go on.',
  },
  startAgain: {
    nb: 'Innloggingen tok for lang tid. Begynn på nytt med e-post og passord.',
    en: 'The sign-in took too long. Begin again with e-mail and password.',
  },
  notSignedIn: { nb: 'Du er ikke logget inn.', en: 'You are not signed in.' },
  wrongPasskey: {
    nb: 'Passnøkkelen ble ikke godtatt. Prøv igjen, eller velg en annen måte.',
    en: 'The passkey was not accepted. Try again, or choose another way.',
  },
  newPasskeyFailed: {
    nb: 'Passnøkkelen ble ikke lagret. Prøv igjen.',
    en: 'The passkey was not stored. Try again.',
  },
  wrongCode: {
    nb: 'Koden stemmer ikke, eller er brukt. Vent på neste kode og prøv igjen.',
    en: 'The code is not right, or was used. Wait for the next one and try again.',
  },
  wrongNewCode: {
    nb: 'Koden stemmer ikke. Se at klokken på telefonen går riktig, og skriv koden som vises nå.',
    en: 'The code is not right. See that the clock of the phone is, and type the code that is shown now.',
  },
  wrongRecoveryCode: {
    nb: 'Gjenopprettingskoden stemmer ikke, eller er brukt.',
    en: 'The recovery code is not right, or was used.',
  },
  nothingToRecover: {
    nb: 'Sett opp en passnøkkel eller engangskoder først.',
    en: 'Set up a passkey or one-time codes first.',
  },
  proofMissing: {
    nb: 'Skriv passordet ditt, eller bruk en passnøkkel, for å endre innloggingen.',
    en: 'Type your password, or use a passkey, to change how you sign in.',
  },
  lastWay: {
    nb: 'Rollen din krever et andre trinn. Legg til et annet før du fjerner dette.',
    en: 'Your role asks for a second step. Add another before you remove this one.',
  },
  gone: { nb: 'Det finnes ikke lenger. Last siden på nytt.', en: 'It is not there any more. Reload the page.' },
  notAllowed: { nb: 'Dette er for administratorer.', en: 'This is for administrators.' },
  resetOwn: {
    nb: 'Ditt eget andre trinn endrer du på kontosiden.',
    en: 'Your own second step is changed on the page of your account.',
  },
  nothingToReset: { nb: 'Brukeren har ikke et andre trinn.', en: 'The user has no second step.' },
  deadInvitation: {
    nb: 'Invitasjonen gjelder ikke lenger. Be en administrator sende en ny.',
    en: 'The invitation is not good any more. Ask an administrator to send another.',
  },
  notInvited: {
    nb: 'Brukeren har allerede valgt passord. Last siden på nytt.',
    en: 'The user has chosen a password already. Reload the page.',
  },
  welcome: { nb: 'Passordet er valgt. Nå kan du logge inn.', en: 'The password is chosen. You can sign in now.' },
  needsDealer: { nb: 'Velg forhandleren som brukeren hører til.', en: 'Choose the dealer that the user belongs to.' },
} as const
