/** Placeholders of texts: `{name}`, and `%name%` in the lightbox, whose library fills them in. */
const BRACES = /\{[^{}]*\}/g
const PERCENT = /%\w+%/g

function placeholdersIn(text: string, builtIn: string): string[] {
  const signs = builtIn.match(PERCENT) ? (text.match(PERCENT) ?? []) : []
  return [...new Set([...(text.match(BRACES) ?? []), ...signs])]
}

/** Placeholders of the built-in text that a custom text lacks, and those in it that are never replaced. */
export function comparePlaceholders(text: string, builtIn: string): { lost: string[]; unknown: string[] } {
  const [here, there] = [placeholdersIn(text, builtIn), placeholdersIn(builtIn, builtIn)]
  return {
    lost: there.filter((name) => !here.includes(name)),
    unknown: here.filter((name) => !there.includes(name)),
  }
}
