/** Starts islands at the time given by `data-when`. Everything that a page without interaction loads: keep it tiny. */
import { CONSENT_CHANGED } from '../events'

type Start = typeof import('./runtime').start

/**
 * The promise is kept on the element: the script and the islands are built separately, each with a copy of this module.
 */
type Startable = HTMLElement & { islandStart?: Promise<void> }

const address = () => location.pathname + location.search

/**
 * Starts an island or a module once; later calls wait for the same start. `sentFor` is the address that its markup was
 * sent for: the visitor may have moved in the page's history since.
 */
export async function startIsland(element: Startable, sentFor = address()): Promise<void> {
  element.islandStart ??= element.dataset.module ? improve(element, sentFor) : hydrate(element)
  await element.islandStart
}

/**
 * Starts the plain module of an element. `data-module` stays until then, so that queries for modules also find those
 * that are loading.
 */
async function improve(element: HTMLElement, sentFor: string): Promise<void> {
  const { default: start } = (await import(/* @vite-ignore */ element.dataset.module as string)) as {
    default: (element: HTMLElement, sentFor: string) => void
  }
  start(element, sentFor)
  delete element.dataset.module
}

async function hydrate(element: HTMLElement): Promise<void> {
  const { island, runtime, prefix = '', props = '{}', later } = element.dataset
  const [chunk, { start }, fetched] = (await Promise.all([
    import(/* @vite-ignore */ island as string),
    import(/* @vite-ignore */ runtime as string),
    later && fetch(later).then((response) => response.json()),
  ])) as [{ default: Parameters<Start>[1] }, { start: Start }, object?]
  start(element, chunk.default, { ...JSON.parse(props), ...fetched }, prefix)
}

/** Distance from the viewport at which an island begins to load. */
const NEAR = '200px'

/**
 * A button pressed while its module loads is pressed again once the module listens. So is a form sent that is nothing
 * without its module (`data-presses="submit"`): also if that does not come, since the server says then what is missing.
 */
function keepPress(element: HTMLElement): () => void {
  let again: (() => void) | undefined
  const keep = (event: Event) => {
    const { target, type } = event
    if (type === 'click') {
      const button = (target as Element).closest<HTMLElement>('button[type=button]')
      if (button) again = () => button.click()
    } else if (target === element && element.dataset.presses === 'submit') {
      event.preventDefault()
      again = () => (element as HTMLFormElement).requestSubmit()
    }
  }
  const events = ['click', 'submit']
  for (const event of events) element.addEventListener(event, keep)
  return () => {
    for (const event of events) element.removeEventListener(event, keep)
    again?.()
    // Pointer and focus may both have asked for the start.
    again = undefined
  }
}

/** Whether the browser keeps something under one of these names, as a cookie or in its storage. */
function isKept(names: string): boolean {
  try {
    return names.split(' ').some((name) => document.cookie.includes(`${name}=`) || localStorage.getItem(name) !== null)
  } catch {
    // Storage is blocked.
    return false
  }
}

function whenDue(element: HTMLElement): void {
  const press = element.dataset.presses === undefined ? undefined : keepPress(element)
  const sentFor = address()
  const go = () => void startIsland(element, sentFor).finally(press)
  const { when, kept } = element.dataset
  // The visitor went into it before this script had come.
  if ((when === 'focus' || when === 'interaction' || when === 'history') && element.matches(':focus-within')) {
    go()
    return
  }
  if (kept) {
    const look = () => {
      if (isKept(kept)) go()
    }
    document.addEventListener(CONSENT_CHANGED, look)
    look()
  }
  switch (when) {
    case 'load':
      go()
      break
    case 'hash':
      if (location.hash) go()
      addEventListener('hashchange', go)
      break
    case 'focus':
      element.addEventListener('focusin', go, { once: true })
      break
    case 'history':
    case 'interaction':
      if (when === 'history')
        addEventListener('popstate', () => {
          if (address() !== sentFor) go()
        })
      // Assistive programs change a control without pointing at it or moving the focus.
      for (const event of ['pointerover', 'focusin', 'touchstart', 'change'])
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
