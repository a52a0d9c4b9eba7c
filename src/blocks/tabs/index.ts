import type { ContentBlock } from '../../web/contentBlock'
import { hasWords } from '../../web/emptyPlace'
import { emptyPart, isBlank, isPopulated } from '../emptyContent'
import { isSafeTabAddress } from './address'
import { TabsBlock } from './Block'
import { tabsBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const tabs: ContentBlock<'tabs'> = {
  config: tabsBlock,
  group: 'opening',
  picture,
  styles,
  Component: TabsBlock,
  parts: ({ tabs }) => tabs ?? [],
  // As the tab is drawn: one that is disabled or leads elsewhere shows no content.
  nested: ({ tabs }) =>
    (tabs ?? []).map(({ title, disabled, page, url, blocks }) =>
      !title || disabled || isPopulated(page) || (url && isSafeTabAddress(url)) ? [] : blocks,
    ),
  rowLevel: ({ heading }) => (hasWords(heading) ? 4 : 3),
  findEmpty: ({ tabs }) =>
    (tabs ?? []).flatMap(({ title, content, blocks, disabled, url, page }) =>
      title && !disabled && !url && !page && isBlank(content) && !blocks?.length ? [emptyPart(title)] : [],
    ),
}
