/** Validation of the newsletter's settings. */
import { isSupportedCountry } from 'libphonenumber-js/mobile'

/** First path segments that the program handles before any route. */
const TAKEN = ['admin', 'api', 'assets', 'media', '_next', 'healthz', 'readyz']

/** Whether a path is unusable for the newsletter's calls. */
export function endpointProblem(path: string): boolean {
  if (path.length > 200 || !/^(?:\/[a-z0-9_-]+)+$/.test(path)) return true
  const [, first = ''] = path.split('/')
  return TAKEN.includes(first)
}

/** The first unknown country code. */
export function countryProblem(countries: readonly string[]): string | undefined {
  return countries.find((country) => !isSupportedCountry(country))
}
