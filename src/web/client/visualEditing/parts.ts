/** Of what is drawn over the live preview, in shadow roots: the policy of pages allows no further style element. */

/** `part`: its name for styles and tests. */
export const create = <Name extends keyof HTMLElementTagNameMap>(name: Name, part: string, className = '') => {
  const element = document.createElement(name)
  element.setAttribute('part', part)
  if (className) element.className = className
  return element
}

/** With an icon of 24 × 24, drawn by `shape`. */
export function button(part: string, shape: string): HTMLButtonElement {
  const made = create('button', part)
  made.type = 'button'
  made.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${shape}"/></svg>`
  return made
}

/** What it is called, for those who see it and those who do not. */
export function name(made: HTMLButtonElement, word: string): void {
  made.setAttribute('aria-label', word)
  made.title = word
}

export function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

/** Selects what is drawn over the page. */
export const TOOLS = '[data-editing-tools]'

/** A place of its own at the end of the page, with styles of its own. */
export function createHost(rules: string): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement('div')
  host.setAttribute('role', 'region')
  host.dataset.editingTools = ''
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheetOf(rules)]
  return { host, root }
}
