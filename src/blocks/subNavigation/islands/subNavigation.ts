/** Marks the section that is being read, and keeps its link in sight. */
import { currentSection } from '../current'

/** Pixels below the bar within which a section counts as reached: browsers round, and targets keep a margin. */
const NEAR = 24

export default function subNavigation(root: HTMLElement): void {
  const list = root.querySelector('ul')
  const links = [...root.querySelectorAll<HTMLAnchorElement>('li > a')]
  const sections = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))))
  let current = -1
  let isDue = false

  function mark(): void {
    isDue = false
    const { scrollHeight } = document.documentElement
    const next = currentSection(
      sections.map((section) => section?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY),
      {
        line: root.getBoundingClientRect().bottom + NEAR,
        atEnd: scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1,
        height: innerHeight,
      },
    )
    if (next === current) return
    links[current]?.removeAttribute('aria-current')
    current = next
    const link = links[current]
    if (!link || !list) return
    link.setAttribute('aria-current', 'true')
    // Not `scrollIntoView`, which would move the page as well.
    list.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2 })
  }

  function ask(): void {
    if (!root.isConnected) {
      removeEventListener('scroll', ask)
      removeEventListener('resize', ask)
    } else if (!isDue) {
      isDue = true
      requestAnimationFrame(mark)
    }
  }
  addEventListener('scroll', ask, { passive: true })
  addEventListener('resize', ask)
  mark()
}
