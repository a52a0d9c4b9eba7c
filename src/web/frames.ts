/** Pages of other sites that may be framed: hosts that an administrator named, and video players. */

/** Player hosts that need no setting; nothing is fetched from them before the visitor asks. */
export const PLAYER_HOSTS = ['www.youtube-nocookie.com', 'player.vimeo.com'] as const

/** A host name of at least two parts, with or without a port; no scheme, no path, no wildcard. */
export function isHostName(text: string): boolean {
  return /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*(?::\d{1,5})?$/i.test(text) && text.length <= 253
}

/** The hosts whose pages the site may frame, from its settings. */
export function frameHosts(settings: { frameHosts?: readonly string[] | null }): string[] {
  return [...PLAYER_HOSTS, ...(settings.frameHosts ?? []).filter(isHostName)]
}

/** Whether an address may be framed: a path of the site itself, or https on one of the hosts. */
export function mayBeFramed(address: string, hosts: readonly string[]): boolean {
  if (/^\/(?![/\\])/.test(address)) return true
  return URL.canParse(address) && new URL(address).protocol === 'https:' && hosts.includes(new URL(address).host)
}
