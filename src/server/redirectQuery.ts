/** Redirect targets that keep the other query parameters of the request (UTM parameters, for example). */

/**
 * `known`: parameters that the target already covers, perhaps under other names. Targets on other sites get no
 * parameters.
 */
export function withRequestQuery(to: string, search: string, known: Readonly<Record<string, string>>): string {
  if (search === '' || !to.startsWith('/') || to.startsWith('//')) return to
  const [address = '', hash] = to.split('#', 2)
  const target = new URLSearchParams(address.split('?', 2)[1])
  const more = [...new URLSearchParams(search)].filter(([name]) => !(name in known) && !target.has(name))
  if (more.length === 0) return to
  const joined = `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(more)}`
  return hash === undefined ? joined : `${joined}#${hash}`
}
