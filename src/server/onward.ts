/** Where a visitor is sent on to, with what the address said besides (where a visit comes from, for example). */

/** `known`: parameters that the target was made from, in another form perhaps. Other sites are told nothing. */
export function withQuery(to: string, search: string, known: Readonly<Record<string, string>>): string {
  if (search === '' || !to.startsWith('/') || to.startsWith('//')) return to
  const [address = '', hash] = to.split('#', 2)
  const target = new URLSearchParams(address.split('?', 2)[1])
  const more = [...new URLSearchParams(search)].filter(([name]) => !(name in known) && !target.has(name))
  if (more.length === 0) return to
  const joined = `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(more)}`
  return hash === undefined ? joined : `${joined}#${hash}`
}
