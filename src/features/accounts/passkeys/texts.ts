/** Texts of members' passkeys. */
import type { Localised } from '../../../lib/locales'

export const accountPasskeyTexts = {
  accountPasskeySignIn: { nb: 'Bruk passnøkkel', en: 'Use a passkey' },
  accountPasskeyWrong: {
    nb: 'Passnøkkelen hører ikke til en konto her, eller det tok for lang tid. Prøv igjen, eller bruk passordet.',
    en: 'The passkey belongs to no account here, or it took too long. Try again, or use the password.',
  },
  accountPasskeyStopped: {
    nb: 'Det ble avbrutt. Prøv igjen, eller bruk passordet.',
    en: 'It was cancelled. Try again, or use the password.',
  },
  accountPasskeyKnown: {
    nb: 'Denne enheten har allerede en passnøkkel til kontoen.',
    en: 'This device already has a passkey for the account.',
  },
  accountPasskeyImpossible: {
    nb: 'Nettleseren kan ikke bruke passnøkler på denne adressen. Bruk passordet.',
    en: 'The browser cannot use passkeys at this address. Use the password.',
  },
  accountPasskeys: { nb: 'Passnøkler', en: 'Passkeys' },
  accountPasskeysNone: { nb: 'Ingen ennå.', en: 'None yet.' },
  accountPasskeysChange: { nb: 'Legg til eller endre passnøkler', en: 'Add or change passkeys' },
  accountPasskeysText: {
    nb: 'Logg inn med finger, ansikt eller PIN i stedet for passordet. Nøkkelen blir på enheten din, og passordet virker som før.',
    en: 'Sign in with finger, face or PIN instead of the password. The key stays on your device, and the password works as before.',
  },
  accountPasskeyAdd: { nb: 'Ny passnøkkel', en: 'New passkey' },
  accountPasskeyAddSend: { nb: 'Lag passnøkkelen', en: 'Make the passkey' },
  accountPasskeyName: { nb: 'Navn på den', en: 'Its name' },
  accountPasskeyNameHint: {
    nb: 'For eksempel «Telefonen min». Kan stå tomt.',
    en: 'For example “My phone”. Can be left empty.',
  },
  accountPasskeyNoScript: {
    nb: 'Nettleseren kjører ikke skript, og det trengs for å lage en passnøkkel. Passordet virker som før.',
    en: 'The browser runs no scripts, which are needed to make a passkey. The password works as before.',
  },
  accountPasskeyDates: { nb: 'Lagt til {added}', en: 'Added {added}' },
  accountPasskeyUsed: { nb: 'Lagt til {added}, sist brukt {used}', en: 'Added {added}, last used {used}' },
  accountPasskeyEdit: { nb: 'Endre: {name}', en: 'Change: {name}' },
  accountPasskeyRemove: { nb: 'Fjern passnøkkelen', en: 'Remove the passkey' },
  accountPasskeyFailed: {
    nb: 'Passnøkkelen ble ikke lagret. Prøv igjen.',
    en: 'The passkey was not saved. Try again.',
  },
  accountPasskeyGone: {
    nb: 'Passnøkkelen er allerede fjernet.',
    en: 'The passkey has already been removed.',
  },
  accountPasskeyAdded: {
    nb: 'Passnøkkelen er lagret. Du kan logge inn med den fra nå av.',
    en: 'The passkey has been saved. You can sign in with it from now on.',
  },
  accountPasskeyRenamed: { nb: 'Passnøkkelen har fått nytt navn.', en: 'The passkey has a new name.' },
  accountPasskeyRemoved: {
    nb: 'Passnøkkelen er fjernet. Slett den også på enheten, så spør den ikke mer.',
    en: 'The passkey has been removed. Delete it on the device too, so that it asks no more.',
  },
} as const satisfies Record<string, Localised>
