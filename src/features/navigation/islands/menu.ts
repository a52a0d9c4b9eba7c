/** Loaded when a visitor first points at the header or focuses it. */
import { startHovering } from '../client/hovering'
import { startKeyboard } from '../client/keyboard'

export default function startMenu(header: HTMLElement): void {
  startHovering(header)
  startKeyboard(header)
}
