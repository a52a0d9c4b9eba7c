/** Marks the visitor's own dealer wherever one can be chosen, and handles the buttons that choose and remove it. */
import { fill } from '../../../lib/fill'
import {
  dealerLabel,
  type MyDealer,
  myDealer,
  onMyDealerChange,
  orderAddress,
  parseMyDealer,
  storeMyDealer,
} from './myDealer'

const put = (text: string | undefined, name: string) => fill(text ?? '', { name })

/** Marks the chosen dealer within `root`, and fills the line that names it. */
export function showMyDealer(root: ParentNode): void {
  const chosen = myDealer()
  for (const element of root.querySelectorAll<HTMLElement>('[data-choose]'))
    element.toggleAttribute(
      'data-chosen',
      parseMyDealer(element.dataset.choose)?.id === chosen?.id && chosen !== undefined,
    )
  for (const line of root.querySelectorAll<HTMLElement>('[data-my-dealer]')) fillLine(line, chosen)
}

function fillLine(line: HTMLElement, chosen: MyDealer | undefined): void {
  line.toggleAttribute('data-chosen', chosen !== undefined)
  const name = line.querySelector('strong')
  const way = line.querySelector('a')
  if (!chosen || !name || !way) return
  const { is, orderHref, forgetNamed } = line.dataset
  name.textContent = put(is, dealerLabel(chosen))
  way.href = orderAddress(orderHref, chosen)
  line.querySelector('button')?.setAttribute('aria-label', put(forgetNamed, chosen.name))
}

/** Handles the buttons within an element, and choices made elsewhere on the page or in another tab. */
export function listenForDealerChoice(root: HTMLElement): void {
  const announceChoice = (text: string) => {
    const status = root.querySelector('[data-announce]')
    if (status) status.textContent = text
  }
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null
    const { action } = button?.dataset ?? {}
    if (!button || (action !== 'choose' && action !== 'forget')) return
    const around = button.closest<HTMLElement>('[data-choose]')
    const dealer = action === 'choose' ? parseMyDealer(around?.dataset.choose) : undefined
    const before = myDealer()
    if (action === 'choose' && !dealer) return
    storeMyDealer(dealer)
    announceChoice(put(dealer ? root.dataset.chosen : root.dataset.forgotten, dealer?.name ?? before?.name ?? ''))
    // The pressed button is gone: focus moves to the one in its place.
    const next = around?.querySelector<HTMLElement>(dealer ? '[data-action=forget]' : '[data-action=choose]')
    if (next) next.focus()
    else root.querySelector<HTMLElement>('[data-my-dealer]')?.focus()
  })
  onMyDealerChange(() => showMyDealer(root))
}
