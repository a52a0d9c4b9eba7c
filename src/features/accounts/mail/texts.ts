/**
 * Texts of the e-mails about accounts. They never quote typed values to an unconfirmed address: a username would be a
 * way to write to strangers in the site's name.
 */
import type { Localised } from '../../../lib/locales'

export const accountMailTexts = {
  confirmSubject: { nb: 'Bekreft e-posten din hos {site}', en: 'Confirm your e-mail at {site}' },
  confirmText: {
    nb: 'Noen har laget en konto hos {site} med denne e-postadressen. Var det deg, kan du bekrefte at adressen er din. Lenken virker i sju dager.',
    en: 'Somebody made an account at {site} with this e-mail address. If it was you, you can confirm that the address is yours. The link works for seven days.',
  },
  confirmWay: { nb: 'Bekreft e-posten', en: 'Confirm the e-mail' },
  confirmOther: {
    nb: 'Var det ikke deg? Da kan du la være å gjøre noe, eller åpne lenken og slette kontoen.',
    en: 'Was it not you? Then you need not do anything, or you can open the link and delete the account.',
  },
  joinSubject: { nb: 'Lag kontoen din hos {site}', en: 'Make your account at {site}' },
  joinText: {
    nb: 'Noen vil lage en konto hos {site} med denne e-postadressen. Var det deg, velger du et passord, og så er den klar. Lenken virker i ett døgn.',
    en: 'Somebody wants to make an account at {site} with this e-mail address. If it was you, choose a password, and it is ready. The link works for one day.',
  },
  joinWay: { nb: 'Velg et passord', en: 'Choose a password' },
  resetSubject: { nb: 'Nytt passord hos {site}', en: 'New password at {site}' },
  resetText: {
    nb: 'Noen har bedt om et nytt passord til kontoen din hos {site}. Lenken virker én gang, i en time.',
    en: 'Somebody asked for a new password for your account at {site}. The link works once, for one hour.',
  },
  resetWay: { nb: 'Velg et nytt passord', en: 'Choose a new password' },
  resetOther: {
    nb: 'Var det ikke deg? Da kan du se bort fra denne e-posten: passordet er det samme som før.',
    en: 'Was it not you? Then ignore this e-mail: your password is the same as before.',
  },
  passwordSubject: { nb: 'Passordet ditt hos {site} er endret', en: 'Your password at {site} has been changed' },
  passwordText: {
    nb: 'Passordet til kontoen din hos {site} ble endret {moment}. Du er logget ut alle andre steder.',
    en: 'The password of your account at {site} was changed on {moment}. You are signed out everywhere else.',
  },
  passwordOther: {
    nb: 'Var det ikke deg? Velg et nytt passord med en gang.',
    en: 'Was it not you? Choose a new password at once.',
  },
  passkeyAddedSubject: { nb: 'Ny passnøkkel til kontoen din hos {site}', en: 'New passkey for your account at {site}' },
  passkeyAddedText: {
    nb: 'Kontoen din hos {site} fikk en passnøkkel {moment}. Den logger inn uten passordet.',
    en: 'Your account at {site} was given a passkey on {moment}. It signs in without the password.',
  },
  passkeyAddedOther: {
    nb: 'Var det ikke deg? Velg et nytt passord med en gang, og fjern passnøkkelen på siden din.',
    en: 'Was it not you? Choose a new password at once, and remove the passkey on your page.',
  },
  passkeyRemovedSubject: {
    nb: 'En passnøkkel er fjernet fra kontoen din hos {site}',
    en: 'A passkey has been removed from your account at {site}',
  },
  passkeyRemovedText: {
    nb: 'En passnøkkel til kontoen din hos {site} ble fjernet {moment}. Passordet virker som før.',
    en: 'A passkey of your account at {site} was removed on {moment}. The password works as before.',
  },
  newEmailSubject: { nb: 'Bekreft den nye e-posten din hos {site}', en: 'Confirm your new e-mail at {site}' },
  newEmailText: {
    nb: 'Noen vil bruke denne adressen til kontoen sin hos {site}. Var det deg, kan du bekrefte det her. Lenken virker i ett døgn.',
    en: 'Somebody wants to use this address for their account at {site}. If it was you, you can confirm it here. The link works for one day.',
  },
  newEmailWay: { nb: 'Bekreft adressen', en: 'Confirm the address' },
  ignore: {
    nb: 'Var det ikke deg? Da kan du se bort fra denne e-posten.',
    en: 'Was it not you? Then ignore this e-mail.',
  },
  inUseSubject: { nb: 'Du har allerede en konto hos {site}', en: 'You already have an account at {site}' },
  inUseText: {
    nb: 'Noen ville bruke denne adressen til en annen konto hos {site}. Den hører til din konto, så ingenting er endret. Har du glemt passordet, kan du velge et nytt.',
    en: 'Somebody wanted to use this address for another account at {site}. It belongs to yours, so nothing has been changed. If you have forgotten the password, you can choose a new one.',
  },
  emailChangedSubject: { nb: 'E-posten din hos {site} er endret', en: 'Your e-mail at {site} has been changed' },
  emailChangedText: {
    nb: 'Kontoen din hos {site} fikk en annen e-postadresse {moment}. Denne adressen hører ikke til den lenger.',
    en: 'Your account at {site} was given another e-mail address on {moment}. This address no longer belongs to it.',
  },
  emailChangedOther: {
    nb: 'Var det ikke deg? Ta kontakt med oss med en gang, gjerne ved å svare på denne e-posten.',
    en: 'Was it not you? Contact us at once, for example by answering this e-mail.',
  },
  deletedSubject: { nb: 'Kontoen din hos {site} er slettet', en: 'Your account at {site} has been deleted' },
  deletedText: {
    nb: 'Kontoen din hos {site} ble slettet {moment}, med navn, mobil, passord, passnøkler og innlogginger.',
    en: 'Your account at {site} was deleted on {moment}, with name, mobile, password, passkeys and sessions.',
  },
  deletedStays: {
    nb: 'Bestillinger du har sendt, finnes fortsatt hos oss og forhandleren. Svar på denne e-posten hvis du vil ha mer slettet.',
    en: 'Orders that you sent are still with us and the dealer. Answer this e-mail if you want more deleted.',
  },
} as const satisfies Record<string, Localised>
