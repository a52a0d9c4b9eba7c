const adopted = new Set<string>()

/**
 * Adds the styles of what only a script shows; a page has them when the script has come. They are not inline styles: the
 * content security policy allows them.
 */
export function adoptStyles(rules: string): void {
  if (adopted.has(rules)) return
  adopted.add(rules)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
}
