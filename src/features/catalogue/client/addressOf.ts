/**
 * The URL of a filter form in the short form of links: choices of one filter joined, ranges as `7-10`, without empty
 * and default values.
 */
export function queryOfForm(
  pairs: Iterable<readonly [name: string, value: string]>,
  ranges: ReadonlySet<string>,
): string {
  const values = new Map<string, string[]>()
  for (const [name, value] of pairs) values.set(name, [...(values.get(name) ?? []), value.trim()])
  const parts = [...values].flatMap(([name, sent]) => {
    if (name === 'sortering' && sent[0] === 'standard') return []
    const value = ranges.has(name) ? sent.join('-') : sent.filter(Boolean).join(',')
    return value === '' || value === '-' ? [] : [`${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`]
  })
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
