/** A click that nobody answered yet. Those that go to a new tab or window, or save the target, are the browser's own. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
}
