import { type HeaderIcon, iconShape } from './iconShapes'
import type { IconName } from './icons'

/** A decorative icon beside a visible or hidden text. */
export function Icon({ name }: { name: IconName | HeaderIcon }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: iconShape(name) }}
    />
  )
}
