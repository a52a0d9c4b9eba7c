/** What a list of suggestions is made of. What was found becomes text, never markup. */

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
