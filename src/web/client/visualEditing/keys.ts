/** Keys of the page: undo and redo, and with Alt what concerns its blocks. */
import type { BlockTool } from '../../visualEditing'

interface Uses {
  takeBack(way: 'undo' | 'redo'): void
  focusTools(): void
  /** Opens the chosen block in the form. */
  open(): void
  use(tool: BlockTool): void
  /** Chooses the next block or the one before. */
  step(by: 1 | -1): void
}

export function listenToKeys({ takeBack, focusTools, open, use, step }: Uses): void {
  document.addEventListener('keydown', (event) => {
    const { key, altKey, shiftKey } = event
    if ((event.ctrlKey || event.metaKey) && !altKey && ['z', 'y'].includes(key.toLowerCase())) {
      event.preventDefault()
      takeBack(key.toLowerCase() === 'y' || shiftKey ? 'redo' : 'undo')
    }
    if (!altKey || !['ArrowDown', 'ArrowUp', 'Enter', 'F10'].includes(key)) return
    event.preventDefault()
    if (key === 'F10') focusTools()
    else if (key === 'Enter') open()
    else if (shiftKey) use(key === 'ArrowDown' ? 'down' : 'up')
    else step(key === 'ArrowDown' ? 1 : -1)
  })
}
