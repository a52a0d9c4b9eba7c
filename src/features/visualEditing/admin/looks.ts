import type { MessageFromForm } from '../../../web/visualEditing'

/** How the page is shown: undefined as this browser prefers and knows. */
export interface Looks {
  isDark?: boolean
  isMember?: boolean
}

export function looksMessage({ isDark, isMember }: Looks): MessageFromForm {
  const scheme = isDark === undefined ? '' : isDark ? 'dark' : 'light'
  const visitor = isMember === undefined ? '' : isMember ? 'member' : 'guest'
  return { type: 'visual-editing-looks', scheme, visitor }
}
