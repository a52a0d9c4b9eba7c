/** Which addresses of the site are pages that a preview can show. For browsers too. */

/** First segments of what the program serves beside pages. */
const others: ReadonlySet<string> = new Set(['admin', 'api', 'assets', 'media', 'files', 'preview', '_next'])

/** Files have an ending; they are the same in a preview. */
export function isPageOfSite(path: string): boolean {
  const segments = path.split('/')
  return !others.has(segments[1] ?? '') && !(segments.at(-1) ?? '').includes('.')
}
