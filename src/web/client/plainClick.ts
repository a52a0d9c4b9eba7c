/**
 * Whether a click is unhandled and ordinary. Clicks that open a new tab or window, or save the target, are left to the
 * browser.
 */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
}
