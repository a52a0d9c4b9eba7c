/** The visitor's own dealer: stored in the browser, and marked wherever a dealer can be chosen. */
import { DEALER_CHOSEN, DEALER_KEY } from '../../../web/events'

export interface MyDealer {
  id: number
  slug: string
  name: string
  place: string
}

export function parseMine(text: string | null | undefined): MyDealer | undefined {
  try {
    const { id, slug, name, place } = JSON.parse(text ?? '') as Record<string, unknown>
    if (typeof id !== 'number' || typeof slug !== 'string' || !/^[a-z0-9-]+$/.test(slug)) return undefined
    return { id, slug, name: String(name ?? ''), place: String(place ?? '') }
  } catch {
    return undefined
  }
}

/** Fallback where storage is blocked: the choice lasts as long as the page. */
let here: MyDealer | undefined

function mine(): MyDealer | undefined {
  try {
    return parseMine(localStorage.getItem(DEALER_KEY))
  } catch {
    return here
  }
}

function keep(dealer: MyDealer | undefined): void {
  here = dealer
  try {
    if (dealer) localStorage.setItem(DEALER_KEY, JSON.stringify(dealer))
    else localStorage.removeItem(DEALER_KEY)
  } catch {
    // Storage is blocked; the page is still updated.
  }
  document.dispatchEvent(new CustomEvent(DEALER_CHOSEN, { detail: dealer }))
}

const put = (text: string | undefined, name: string) => (text ?? '').replace('{name}', () => name)

/** Marks the chosen dealer within `root`, and draws the line that names it. */
export function showMine(root: ParentNode): void {
  const chosen = mine()
  for (const element of root.querySelectorAll<HTMLElement>('[data-choose]'))
    element.toggleAttribute('data-chosen', parseMine(element.dataset.choose)?.id === chosen?.id && chosen !== undefined)
  for (const line of root.querySelectorAll<HTMLElement>('[data-my-dealer]')) drawLine(line, chosen)
}

function drawLine(line: HTMLElement, chosen: MyDealer | undefined): void {
  const { none = '', is, order = '', orderHref = '', forget = '', forgetNamed } = line.dataset
  line.toggleAttribute('data-chosen', chosen !== undefined)
  if (!chosen) {
    line.replaceChildren(none)
    return
  }
  const name = document.createElement('strong')
  name.textContent = put(is, [chosen.name, chosen.place].filter(Boolean).join(', '))
  const way = document.createElement('a')
  way.href = `${orderHref}?forhandler=${chosen.slug}`
  way.textContent = order
  const remove = document.createElement('button')
  remove.type = 'button'
  remove.className = 'link-button'
  remove.dataset.action = 'forget'
  remove.textContent = forget
  remove.setAttribute('aria-label', put(forgetNamed, chosen.name))
  line.replaceChildren(name, ' ', way, ' ', remove)
}

/** Handles the buttons within an element, and choices made elsewhere on the page or in another tab. */
export function hearChoices(root: HTMLElement): void {
  const announce = (text: string) => {
    const status = root.querySelector('[data-announce]')
    if (status) status.textContent = text
  }
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null
    const { action } = button?.dataset ?? {}
    if (!button || (action !== 'choose' && action !== 'forget')) return
    const around = button.closest<HTMLElement>('[data-choose]')
    const dealer = action === 'choose' ? parseMine(around?.dataset.choose) : undefined
    const before = mine()
    if (action === 'choose' && !dealer) return
    keep(dealer)
    announce(put(dealer ? root.dataset.chosen : root.dataset.forgotten, dealer?.name ?? before?.name ?? ''))
    // The pressed button is gone: focus moves to the one in its place.
    const next = around?.querySelector<HTMLElement>(dealer ? '[data-action=forget]' : '[data-action=choose]')
    if (next) next.focus()
    else root.querySelector<HTMLElement>('[data-my-dealer]')?.focus()
  })
  document.addEventListener(DEALER_CHOSEN, () => showMine(root))
  addEventListener('storage', ({ key }) => {
    if (key === DEALER_KEY) showMine(root)
  })
  showMine(root)
}
