/** The visitor's chosen dealer: stored only in this browser, so the script shows it on the member's page. */
import { dealerLabel, myDealer, onMyDealerChange, orderAddress, storeMyDealer } from '../../dealers/client'

export default function memberDealer(root: HTMLElement): void {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part=${name}]`)
  const link = part('name') as HTMLAnchorElement | null
  const order = part('order') as HTMLAnchorElement | null

  part('forget')?.addEventListener('click', () => {
    storeMyDealer(undefined)
    part('find')?.focus()
  })
  onMyDealerChange(() => {
    const dealer = myDealer()
    root.toggleAttribute('data-chosen', dealer !== undefined)
    if (!dealer || !link || !order) return
    link.textContent = dealerLabel(dealer)
    link.href = `${root.dataset.finder}/${dealer.slug}`
    order.href = orderAddress(root.dataset.order, dealer)
  })
}
