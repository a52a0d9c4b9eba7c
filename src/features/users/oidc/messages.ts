/** Messages after the return from the provider; their keys are part of the URL. */
import type { Localised } from '../../../lib/locales'

export const oidcGoOn: Localised = { nb: 'Gå videre', en: 'Go on' }

export const oidcOutcomes = {
  noAccount: {
    nb: 'Du har ingen bruker her. Be en administrator om å legge deg til med e-postadressen du bruker hos {provider}.',
    en: 'You have no user here. Ask an administrator to add you with the e-mail address that you have at {provider}.',
  },
  noRole: {
    nb: '{provider} gir deg ingen rolle her. Be den som styrer tilgangene hos dere om en.',
    en: '{provider} gives you no role here. Ask whoever manages access at your company for one.',
  },
  refused: {
    nb: 'Påloggingen hos {provider} ble avbrutt. Prøv igjen.',
    en: 'Signing in at {provider} was cancelled. Try again.',
  },
  expired: {
    nb: 'Påloggingen tok for lang tid, eller ble begynt i et annet vindu. Prøv igjen.',
    en: 'Signing in took too long, or was begun in another window. Try again.',
  },
  unavailable: {
    nb: '{provider} svarer ikke riktig nå. Prøv igjen om litt, eller logg inn med passord.',
    en: '{provider} does not answer properly now. Try again in a while, or sign in with a password.',
  },
  taken: {
    nb: 'Denne personen hos {provider} hører alt til en annen bruker her.',
    en: 'This person at {provider} belongs to another user here already.',
  },
  linked: {
    nb: '{provider} er lagt til. Du kan logge inn med den fra nå av.',
    en: '{provider} has been added. You can sign in with it from now on.',
  },
} as const satisfies Record<string, Localised>
export type OidcOutcome = keyof typeof oidcOutcomes

export const isOidcOutcome = (value: unknown): value is OidcOutcome =>
  typeof value === 'string' && Object.hasOwn(oidcOutcomes, value)
