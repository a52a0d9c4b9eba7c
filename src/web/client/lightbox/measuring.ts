/** Pictures whose size the link does not give: PhotoSwipe gets them when they have loaded. */
import type PhotoSwipe from 'photoswipe'
import type { Slide } from './slides'

type Content = NonNullable<PhotoSwipe['currSlide']>['content']

/** Pixels for a vector picture that has no size of its own. */
const VECTOR_SIZE = { width: 1600, height: 1200 }

/** Fetches the picture; then the slide is rebuilt with its size, or shows that it could not be loaded. */
export function measure(content: Content, pswp: PhotoSwipe, onStart: () => void): void {
  const slide = content.data as Slide
  content.element = document.createElement('div')
  content.state = 'loading'
  const image = new Image()
  image.onload = () => {
    const { naturalWidth, naturalHeight } = image
    Object.assign(slide, naturalWidth ? { width: naturalWidth, height: naturalHeight } : VECTOR_SIZE)
    slide.type = 'image'
    if (!pswp.isDestroying) pswp.refreshSlideContent(content.index)
  }
  image.onerror = () => {
    if (!pswp.isDestroying) content.onError()
  }
  image.src = slide.src
  onStart()
}
