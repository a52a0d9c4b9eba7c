/** Remembers the article of the page, and shows those looked at before once their place comes near. */
import { MAX_SHOWN, RECENT_KEY, readRecent, withoutArticle, withSeen } from '../recent/recent'

/** What the order form's look-up says of an article. */
interface Found {
  number: string
  name: string
  href: string
  priceText?: string
  picture?: string
}

/** Pixels from the window at which the articles are fetched. */
const NEAR = '600px'

function kept(): string[] {
  try {
    return readRecent(localStorage.getItem(RECENT_KEY))
  } catch {
    return []
  }
}

/** Storage may be blocked; then nothing is remembered. */
function keep(numbers: readonly string[]): void {
  try {
    if (numbers.length > 0) localStorage.setItem(RECENT_KEY, JSON.stringify(numbers))
    else localStorage.removeItem(RECENT_KEY)
  } catch {
    // Storage is blocked.
  }
}

function fill(item: HTMLElement, { number, name, href, priceText, picture }: Found): void {
  const put = (part: string, text: string) => {
    const element = item.querySelector(`.article-card-${part}`)
    if (element) element.textContent = text
  }
  put('name', name)
  put('number', number)
  put('price', priceText ?? '')
  const link = item.querySelector('a')
  const image = item.querySelector('img')
  if (link) link.href = href
  if (image && picture) image.src = picture
  if (image) image.hidden = !picture
  item.hidden = false
}

export default function recentArticles(page: HTMLElement): void {
  const section = page.querySelector<HTMLElement>('[data-recent]')
  if (!section) return
  const { recent = '', lookup = '' } = section.dataset
  const before = withoutArticle(kept(), recent).slice(0, MAX_SHOWN)
  if (recent) keep(withSeen(kept(), recent))
  if (before.length === 0) return

  async function show(): Promise<void> {
    const query = before.map((number) => `&numre=${encodeURIComponent(number)}`).join('')
    try {
      const response = await fetch(lookup + query)
      if (!response.ok) return
      const { articles } = (await response.json()) as { articles: (Found | null)[] }
      const found = articles.filter((article) => article !== null)
      const places = section?.querySelectorAll('li') ?? []
      found.forEach((article, at) => {
        const place = places[at]
        if (place) fill(place, article)
      })
      if (section) section.hidden = found.length === 0
    } catch {
      // Offline: the page is whole without them.
    }
  }

  section.querySelector('button')?.addEventListener('click', () => {
    keep(recent ? [recent] : [])
    section.hidden = true
  })
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void show()
    },
    { rootMargin: NEAR },
  ).observe(page.querySelector('[data-recent-near]') ?? page)
}
