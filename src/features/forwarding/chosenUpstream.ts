/** The services to which statistics can be forwarded, and whether each may receive them without consent. */
import type { Localised } from '../../lib/locales'

export const upstreamNames = {
  none: { nb: 'Ingen (tallene blir her)', en: 'None (figures stay here)' },
  ga4: { nb: 'Google Analytics 4', en: 'Google Analytics 4' },
  matomo: { nb: 'Matomo', en: 'Matomo' },
  plausible: { nb: 'Plausible', en: 'Plausible' },
} as const satisfies Record<string, Localised>
export type UpstreamName = Exclude<keyof typeof upstreamNames, 'none'>

export interface ChosenUpstream {
  upstream?: keyof typeof upstreamNames | null | undefined
  matomo?: { needsConsent?: boolean | null | undefined } | null | undefined
  plausible?: { needsConsent?: boolean | null | undefined } | null | undefined
}

export function upstreamOf({ upstream }: ChosenUpstream): UpstreamName | undefined {
  return upstream && upstream !== 'none' ? upstream : undefined
}

/** Google always needs it; for the others the administrator decides. */
export function upstreamNeedsConsent(settings: ChosenUpstream): boolean {
  const upstream = upstreamOf(settings)
  if (upstream === undefined) return false
  return upstream === 'ga4' || settings[upstream]?.needsConsent !== false
}
