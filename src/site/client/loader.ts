/** Starts islands when their condition comes. Everything that a page without interaction loads: keep it tiny. */

type Start = typeof import('./runtime').start

/** Runs the plain module that improves an element; once, however often it is asked for. */
export async function startModule(element: HTMLElement): Promise<void> {
  const { module = '' } = element.dataset
  if (!module) return
  delete element.dataset.module
  const { default: improve } = (await import(/* @vite-ignore */ module)) as { default: (element: HTMLElement) => void }
  improve(element)
}

async function startIsland(element: HTMLElement): Promise<void> {
  const { island = '', runtime = '', prefix = '', props = '{}' } = element.dataset
  if (!island) return
  delete element.dataset.island
  const [chunk, { start }] = (await Promise.all([
    import(/* @vite-ignore */ island),
    import(/* @vite-ignore */ runtime),
  ])) as [{ default: Parameters<Start>[1] }, { start: Start }]
  start(element, chunk.default, JSON.parse(props), prefix)
}

/** Distance from the screen at which an island begins to load. */
const NEAR = '200px'

function whenDue(element: HTMLElement): void {
  const go = () => void (element.dataset.module ? startModule(element) : startIsland(element))
  switch (element.dataset.when) {
    case 'load':
      go()
      break
    case 'hash':
      if (location.hash) go()
      addEventListener('hashchange', go)
      break
    case 'interaction':
      for (const event of ['pointerover', 'focusin', 'touchstart'])
        element.addEventListener(event, go, { once: true, passive: true })
      break
    case 'visible': {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return
          observer.disconnect()
          go()
        },
        { rootMargin: NEAR },
      )
      observer.observe(element)
    }
  }
}

/** Prepares every island below a node; called again for markup that arrives later (live preview). */
export function startIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island],[data-module]')) whenDue(element)
}
