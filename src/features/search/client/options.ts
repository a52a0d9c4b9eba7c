/** The list under a search field, as elements. What was found becomes text, never markup. */
import type { Suggestion } from '../suggestions'

export function element(name: string, attributes: Readonly<Record<string, string>>, ...children: (Node | string)[]) {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  made.append(...children)
  return made
}

/**
 * Links, so that an option opens in a new tab or shows where it leads as any link does. The keyboard stays in the
 * field, so none is a stop of its own.
 */
export function option(id: string, href: string, className: string, ...children: (Node | string)[]): HTMLElement {
  return element(
    'a',
    { id, href, class: className, role: 'option', 'aria-selected': 'false', tabindex: '-1' },
    ...children,
  )
}

export function suggestionOption(id: string, { title, href, detail }: Suggestion): HTMLElement {
  const aside = detail ? [' ', element('span', { class: 'suggestion-detail' }, detail)] : []
  return option(id, href, 'suggestion', element('span', { class: 'suggestion-title' }, title), ...aside)
}
