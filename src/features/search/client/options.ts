/** An option of the list under a search field. */
import { element, option } from '../../../web/client/combobox/options'
import type { Suggestion } from '../suggestions'

export function suggestionOption(id: string, { title, href, detail }: Suggestion): HTMLElement {
  const aside = detail ? [' ', element('span', { class: 'suggestion-detail' }, detail)] : []
  return option(id, href, 'suggestion', element('span', { class: 'suggestion-title' }, title), ...aside)
}
