/** The dealer that the visitor chose: known to this browser alone, and shown on one's own page by it. */
import { DEALER_CHOSEN, DEALER_KEY } from '../../../web/events'

interface Chosen {
  slug: string
  name: string
  place: string
}

function chosen(): Chosen | undefined {
  try {
    const { slug, name, place } = Object(JSON.parse(localStorage.getItem(DEALER_KEY) ?? '')) as Record<string, unknown>
    if (typeof slug !== 'string' || !/^[a-z0-9-]+$/.test(slug)) return undefined
    return { slug, name: String(name ?? ''), place: String(place ?? '') }
  } catch {
    return undefined
  }
}

export default function memberDealer(root: HTMLElement): void {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part=${name}]`)
  const link = part('name') as HTMLAnchorElement | null
  const order = part('order') as HTMLAnchorElement | null

  function show(): void {
    const dealer = chosen()
    root.toggleAttribute('data-chosen', dealer !== undefined)
    if (!dealer || !link || !order) return
    link.textContent = [dealer.name, dealer.place].filter(Boolean).join(', ')
    link.href = `${root.dataset.finder}/${dealer.slug}`
    order.href = `${root.dataset.order}?forhandler=${dealer.slug}`
  }

  part('forget')?.addEventListener('click', () => {
    try {
      localStorage.removeItem(DEALER_KEY)
    } catch {
      // Storage that may not be written to holds no choice either.
    }
    document.dispatchEvent(new CustomEvent(DEALER_CHOSEN))
    part('find')?.focus()
  })
  document.addEventListener(DEALER_CHOSEN, show)
  addEventListener('storage', ({ key }) => {
    if (key === DEALER_KEY) show()
  })
  show()
}
