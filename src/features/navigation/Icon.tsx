import { type HeaderIcon, iconShape } from './iconShapes'
import type { IconName } from './icons'

/** An icon beside a text, or with a hidden one: it says nothing itself. */
export function Icon({ name }: { name: IconName | HeaderIcon }) {
  return (
    <svg
      className="icon"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: iconShape(name) }}
    />
  )
}
