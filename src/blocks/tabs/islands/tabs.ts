/** Tabs by the ARIA Authoring Practices, activated on focus. */
import { isNamed, onHashGone, writeHash } from '../../../web/client/anchors'
import { isPlainClick } from '../../../web/client/plainClick'

/** Where find in page can open hidden content, panels use `until-found`; elsewhere they are just hidden. */
const HIDDEN = 'onbeforematch' in document.documentElement ? 'until-found' : ''

export default function startTabs(element: HTMLElement): void {
  const list = element.querySelector<HTMLElement>('.tab-list')
  const tabs = [...element.querySelectorAll<HTMLElement>('.tab')]
  const panels = [...element.querySelectorAll<HTMLElement>(':scope > .tab-panel')]
  // A browser without the `scripting` media feature shows all sections below each other.
  if (!list || !matchMedia('(scripting: enabled)').matches) return
  const canOpen = (at: number) => panels[at]?.matches(':not(.cannot-open)') ?? false
  const isEnabled = (tab: Element) => !tab.matches('.is-disabled')
  const initial = panels.findIndex((panel) => panel.matches('.opens-first'))
  const isColumn = () => getComputedStyle(list).flexDirection === 'column'

  function open(chosen: number): void {
    // If no tab can be opened, the first link is still reachable.
    const reached = chosen === -1 ? tabs.findIndex(isEnabled) : chosen
    tabs.forEach((tab, at) => {
      tab.ariaSelected = String(at === chosen)
      tab.tabIndex = at === reached ? 0 : -1
      const panel = panels[at]
      if (at === chosen) panel?.removeAttribute('hidden')
      else panel?.setAttribute('hidden', canOpen(at) ? HIDDEN : '')
    })
  }

  /** Opens a tab for the visitor, and writes its anchor into the address if the block does so. */
  function activate(at: number): void {
    open(at)
    if ('anchors' in element.dataset) writeHash(panels[at]?.id)
  }

  list.addEventListener('click', (event) => {
    const at = tabs.findIndex((tab) => event.target instanceof Node && tab.contains(event.target))
    // A modified click on a tab is handled by the browser, as for any link.
    if (at === -1 || !isPlainClick(event)) return
    if (canOpen(at)) {
      event.preventDefault()
      activate(at)
    }
  })

  list.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const at = tabs.indexOf(event.target as HTMLElement)
    if (at === -1) return
    if (event.key === ' ') {
      event.preventDefault()
      tabs[at]?.click()
      return
    }
    const vertical = isColumn()
    list.ariaOrientation = vertical ? 'vertical' : 'horizontal'
    const steps: Readonly<Record<string, [from: number, by: number]>> = {
      [vertical ? 'ArrowDown' : 'ArrowRight']: [at + 1, 1],
      [vertical ? 'ArrowUp' : 'ArrowLeft']: [at - 1, -1],
      Home: [0, 1],
      End: [tabs.length - 1, -1],
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const [from, by] = step
    for (let tried = 0; tried < tabs.length; tried++) {
      const to = (from + by * tried + 2 * tabs.length) % tabs.length
      const tab = tabs[to]
      if (!tab || !isEnabled(tab)) continue
      tab.focus()
      // A tab that is a link waits for Enter.
      if (canOpen(to)) activate(to)
      return
    }
  })

  element.addEventListener('beforematch', ({ target }) => {
    const at = panels.findIndex((panel) => target instanceof Node && panel.contains(target))
    if (canOpen(at)) open(at)
  })
  onHashGone(element, () => open(initial))

  list.role = 'tablist'
  list.ariaOrientation = isColumn() ? 'vertical' : 'horizontal'
  for (const item of list.children) item.role = 'presentation'
  tabs.forEach((tab, at) => {
    tab.role = 'tab'
    if (!isEnabled(tab)) tab.ariaDisabled = 'true'
    const panel = panels[at]
    if (!panel || !canOpen(at)) return
    tab.setAttribute('aria-controls', panel.id)
    panel.role = 'tabpanel'
    panel.tabIndex = 0
  })
  const named = panels.findIndex((panel, at) => canOpen(at) && isNamed(panel))
  open(named === -1 ? initial : named)
  element.classList.add('is-started')
}
