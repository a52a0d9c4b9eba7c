/** Moves the items that do not fit in the bar below its last one, “Mer”, and back when there is room. */

/** Another group name: disclosures within the panel must not close the one around them. */
const NAME_BELOW = 'menu-more'

function rename(items: readonly Element[], name: string): void {
  for (const item of items) item.querySelector(':scope > details')?.setAttribute('name', name)
}

/** Styles decide which items move; they are always the last ones. */
export function fillMore(header: HTMLElement): void {
  const more = header.querySelector<HTMLElement>('.menu-more')
  const below = more?.querySelector('.submenu')
  const details = more?.querySelector('details')
  const menu = more?.parentElement
  const place = below?.querySelector<HTMLElement>('.menu-languages')
  const languages = header.querySelector('.language-switch')
  if (!more || !below || !details || !menu || !place) return
  // Moving an element removes its focus.
  const focused = document.activeElement
  const back = [...below.children].filter((item) => item !== place)
  rename(back, details.name)
  more.before(...back)
  if (languages) menu.after(languages)

  const isOver = (item: Element) => getComputedStyle(item).getPropertyValue('--no-room').trim() === '1'
  const over = [...menu.children].filter((item) => item !== more && isOver(item))
  const overLanguages = languages && isOver(languages) ? languages : undefined
  rename(over, NAME_BELOW)
  place.before(...over)
  place.hidden = !overLanguages
  if (overLanguages) place.append(overLanguages)
  if (focused instanceof HTMLElement && header.contains(focused)) focused.focus({ preventScroll: true })
}
