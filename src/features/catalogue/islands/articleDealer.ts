/** Names the visitor's own dealer beside an article, and says whether it carries the article. */
import { dealerCarries, dealerLabel, followDealer, myDealer } from '../../dealers/client'

export default function articleDealer(element: HTMLElement): void {
  const line = element.querySelector('p')
  const link = line?.querySelector('a')
  const finder = element.querySelector<HTMLAnchorElement>(':scope > a')
  const { number = '', dealers, carries = '', ask = '', others = '' } = element.dataset
  if (!line || !link || !finder) return
  const find = finder.textContent
  let asked = 0

  followDealer(async () => {
    const dealer = myDealer()
    const turn = ++asked
    const answer = dealer && (await dealerCarries(dealer.slug, number))
    // The visitor has chosen another meanwhile.
    if (turn !== asked) return
    const known = dealer !== undefined && answer !== undefined
    line.hidden = !known
    finder.textContent = known ? others : find
    if (!known) return
    link.textContent = (answer ? carries : ask).replace('{dealer}', () => dealerLabel(dealer))
    link.href = `${dealers}/${dealer.slug}`
  })
}
