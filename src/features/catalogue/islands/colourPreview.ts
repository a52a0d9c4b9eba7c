/** Shows an article's card in the colour whose chip is pointed at or has the focus; its own picture comes back after. */

export default function colourPreview(element: HTMLElement): void {
  const card = element.closest('.article-tile')
  const image = card?.querySelector<HTMLImageElement>('.tile-picture > img')
  if (!image) return
  const own = { src: image.getAttribute('src') ?? '', srcset: image.getAttribute('srcset') ?? '' }
  const show = ({ target }: Event) => {
    const picture = (target as Element).closest<HTMLElement>('[data-picture]')?.dataset.picture
    if (!picture) return
    // While it loads, the picture that is there stays.
    image.srcset = ''
    image.src = picture
  }
  const restore = () => {
    image.srcset = own.srcset
    image.src = own.src
  }
  element.addEventListener('pointerover', show)
  element.addEventListener('focusin', show)
  element.addEventListener('pointerleave', restore)
  element.addEventListener('focusout', restore)
  // The module is loaded by the first of these events.
  const pointed = element.querySelector('a:hover') ?? element.querySelector('a:focus')
  if (pointed) show({ target: pointed } as unknown as Event)
}
