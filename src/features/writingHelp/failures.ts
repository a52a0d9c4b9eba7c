/** Why there is no proposal, in words for those who asked for it. */
import type { Localised } from '../../lib/locales'

export const failures = {
  unreached: {
    nb: 'Tjenesten ble ikke nådd. Adressen kan være feil, eller tjenesten er nede.',
    en: 'The service was not reached. The address may be wrong, or the service is down.',
  },
  broken: {
    nb: 'Tjenesten svarte ikke i tide, eller forbindelsen ble brutt. Prøv igjen.',
    en: 'The service did not answer in time, or the connection broke. Try again.',
  },
  key: {
    nb: 'Tjenesten godtar ikke nøkkelen. En administrator må rette den under Skrivehjelp.',
    en: 'The service does not accept the key. An administrator must correct it under Writing help.',
  },
  model: {
    nb: 'Tjenesten kjenner ikke modellen, eller adressen er feil. En administrator må rette det under Skrivehjelp.',
    en: 'The service does not know the model, or the address is wrong. An administrator must correct it under Writing help.',
  },
  busy: {
    nb: 'Tjenesten tar ikke imot flere spørsmål nå. Vent litt og prøv igjen.',
    en: 'The service takes no more questions now. Wait a little and try again.',
  },
  busyFor: {
    nb: 'Tjenesten tar ikke imot flere spørsmål nå. Prøv igjen om {seconds} sekunder.',
    en: 'The service takes no more questions now. Try again in {seconds} seconds.',
  },
  refused: {
    nb: 'Tjenesten avviste spørsmålet (HTTP {status}).',
    en: 'The service refused the question (HTTP {status}).',
  },
  failing: {
    nb: 'Tjenesten har en feil (HTTP {status}). Prøv igjen senere.',
    en: 'The service has an error (HTTP {status}). Try again later.',
  },
  unreadable: {
    nb: 'Tjenesten svarte noe som ikke kan leses. Er adressen til et OpenAI-kompatibelt API?',
    en: 'The service answered something that cannot be read. Is the address that of an OpenAI-compatible API?',
  },
  empty: {
    nb: 'Modellen ga ikke noe forslag. Prøv igjen.',
    en: 'The model gave no proposal. Try again.',
  },
  tooLong: {
    nb: 'Forslaget ble lengre enn feltet tar imot. Prøv igjen.',
    en: 'The proposal became longer than the field takes. Try again.',
  },
} as const satisfies Readonly<Record<string, Localised>>

export interface Failure {
  name: keyof typeof failures
  /** HTTP status of the service. */
  status?: number
  /** Until it may be asked again. */
  seconds?: number
}
