/** The host names that this site answers to. Any other could put a foreign address into links and mails. */
import type { Settings } from './settings'

/** Names of the local machine, accepted while SITE_URL is not set. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]']

/** Accepted `Host` values that are cached. */
const MAX_KNOWN = 20

type Place = Pick<Settings, 'siteUrl' | 'siteUrlGiven' | 'port'>

/** Origins of this site. */
export function ownOrigins({ siteUrl, siteUrlGiven, port }: Place): string[] {
  return siteUrlGiven ? [siteUrl] : LOCAL.map((name) => `http://${name}:${port}`)
}

/** Whether a request's `Host` header names this site. */
export function hostCheck(place: Place): (host: string | undefined) => boolean {
  if (place.siteUrlGiven) {
    const own = new URL(place.siteUrl).host
    return (host) => host === own
  }
  const names = new Set(LOCAL)
  const known = new Set<string>()
  return (host) => {
    if (host === undefined) return false
    // Called for each request, nearly always with the same few values.
    if (known.has(host)) return true
    const ours = names.has(host.replace(/:\d+$/, ''))
    if (ours && known.size < MAX_KNOWN) known.add(host)
    return ours
  }
}
