/** The blocks that the page shows. */

export const BLOCK = '[data-block-id]'

const isBlock = (element: Element | null | undefined): element is HTMLElement => element?.matches(BLOCK) ?? false

export const blockOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(BLOCK) : null

/** The first of a row: a reusable block may bring several. */
export const find = (id: string) =>
  id ? document.querySelector<HTMLElement>(`[data-block-id="${CSS.escape(id)}"]`) : null

export const placeOf = (block: string): Element | null => (block ? find(block) : document.querySelector('main'))

/** The blocks of the same list, each once. */
export const siblingsOf = (block: HTMLElement): HTMLElement[] =>
  [...(block.parentElement?.children ?? [])].filter(
    (other, at, all): other is HTMLElement =>
      isBlock(other) && all.findIndex((one) => isBlock(one) && one.dataset.blockId === other.dataset.blockId) === at,
  )

/** The one before or after it on the page, each once; from none the first or the last. */
export function blockBeside(id: string, by: 1 | -1): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(BLOCK)].filter(
    (block) => block === find(block.dataset.blockId ?? ''),
  )
  const at = all.findIndex(({ dataset }) => dataset.blockId === id)
  return all[at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by]
}

/** As the form has them, whose save is still to come: what it has not is gone, what is new comes with the save. */
export function arrangeBlocks(ids: readonly string[], hidden: readonly string[]): void {
  const orders = new Map(ids.map((id, order) => [id, order]))
  const orderOf = ({ dataset }: HTMLElement) => orders.get(dataset.blockId ?? '') ?? 0
  const parents = new Set<HTMLElement>()
  for (const block of document.querySelectorAll<HTMLElement>(BLOCK)) {
    const { blockId = '' } = block.dataset
    block.toggleAttribute('data-block-hidden', hidden.includes(blockId))
    if (block.parentElement) parents.add(block.parentElement)
    if (!orders.has(blockId)) block.remove()
  }
  for (const parent of parents) {
    const now = [...parent.children].filter(isBlock)
    const then = now.toSorted((a, b) => orderOf(a) - orderOf(b))
    const next = now.at(-1)?.nextSibling ?? null
    if (then.some((block, at) => block !== now[at])) for (const block of then) parent.insertBefore(block, next)
  }
}
