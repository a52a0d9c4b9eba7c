/** Shows the page in the colours of the other scheme, or as members see it, whatever this browser prefers or knows. */

const SCHEME = /\( ?prefers-color-scheme ?: ?(dark|light) ?\)/g

/** The media condition with every question for the scheme answered. */
export const answered = (media: string, scheme: string): string =>
  media.replace(SCHEME, (_, asked: string) => (asked === scheme ? '(min-width: 0px)' : '(max-width: 0px)'))

/** Conditions as the server wrote them. */
const written = new WeakMap<object, string>()

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules)
  }
}

export function showInScheme(scheme: string): void {
  document.documentElement.style.colorScheme = scheme
  for (const sheet of document.styleSheets)
    for (const rule of mediaRules(sheet.cssRules)) {
      const media = written.get(rule) ?? rule.media.mediaText
      if (!media.includes('prefers-color-scheme')) continue
      written.set(rule, media)
      rule.media.mediaText = answered(media, scheme)
    }
  for (const source of document.querySelectorAll('source[media]')) {
    const media = written.get(source) ?? source.getAttribute('media') ?? ''
    if (!media.includes('prefers-color-scheme')) continue
    written.set(source, media)
    source.setAttribute('media', answered(media, scheme))
  }
}

export const showToMembers = (isMember: boolean): void => {
  document.documentElement.toggleAttribute('data-signed-in', isMember)
}
