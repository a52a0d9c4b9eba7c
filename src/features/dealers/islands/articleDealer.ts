/**
 * Names the visitor's own dealer beside an article, says whether it carries the article or has it on show, and if it has
 * not, which dealer nearest to it has.
 */
import { fill } from '../../../lib/fill'
import { fetchAvailability } from '../client/availability'
import { dealerLabel, myDealer, onMyDealerChange } from '../client/myDealer'
import { formatKm } from '../distance'

export default function articleDealer(element: HTMLElement): void {
  const line = element.querySelector('p')
  const link = line?.querySelector('a')
  const finder = element.querySelector<HTMLAnchorElement>(':scope > a')
  const { number = '', dealers, carries = '', ask = '', others = '', shows = '', nearest = '' } = element.dataset
  if (!line || !link || !finder) return
  const find = { text: finder.textContent, href: finder.href }
  let latest = 0

  onMyDealerChange(async () => {
    const dealer = myDealer()
    const turn = ++latest
    const availability = dealer && (await fetchAvailability(dealer.slug, number))
    // The visitor has chosen another meanwhile.
    if (turn !== latest) return
    const other = availability?.nearest
    finder.href = other ? `${dealers}/${other.slug}` : find.href
    line.hidden = !dealer || !availability
    if (!dealer || !availability) {
      finder.textContent = find.text
      return
    }
    finder.textContent = other
      ? fill(nearest, {
          dealer: [other.name, other.place].filter(Boolean).join(', '),
          km: formatKm(other.km, document.documentElement.lang),
        })
      : others
    const text = availability.onShow ? shows : availability.carries ? carries : ask
    link.textContent = fill(text, { dealer: dealerLabel(dealer) })
    link.href = `${dealers}/${dealer.slug}`
  })
}
