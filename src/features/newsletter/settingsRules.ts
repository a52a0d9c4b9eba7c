/** Which settings make sense. */
import { isSupportedCountry } from 'libphonenumber-js/mobile'

/** First segments whose addresses the program answers before any route. */
const TAKEN = ['admin', 'api', 'assets', 'media', '_next', 'healthz', 'readyz']

/** Whether a path cannot be where the newsletter's calls are answered. */
export function endpointProblem(path: string): boolean {
  if (path.length > 200 || !/^(?:\/[a-z0-9_-]+)+$/.test(path)) return true
  const [, first = ''] = path.split('/')
  return TAKEN.includes(first)
}

/** The first that is no country. */
export function countryProblem(countries: readonly string[]): string | undefined {
  return countries.find((country) => !isSupportedCountry(country))
}
