/** What people who work in the admin are told of their accounts. */
export const userMessages = {
  shortPassword: { nb: 'Passordet må ha minst {min} tegn.', en: 'The password must have at least {min} characters.' },
  longPassword: { nb: 'Passordet kan ha høyst {max} tegn.', en: 'The password may have {max} characters at most.' },
  commonPassword: {
    nb: 'Passordet står på lister over de mest brukte. Velg et annet, for eksempel tre–fire ord.',
    en: 'The password is on lists of the most used ones. Choose another, three or four words for example.',
  },
  ownWordPassword: {
    nb: 'Passordet er for likt navnet eller e-posten. Velg et annet.',
    en: 'The password is too much like the name or the e-mail. Choose another.',
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
  needsDealer: { nb: 'Velg forhandleren som brukeren hører til.', en: 'Choose the dealer that the user belongs to.' },
} as const
