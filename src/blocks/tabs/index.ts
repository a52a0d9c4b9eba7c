import type { ContentBlock } from '../../web/contentBlock'
import { emptyPart, isBlank } from '../emptyContent'
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
  findEmpty: ({ tabs }) =>
    (tabs ?? []).flatMap(({ title, content, disabled, url, page }) =>
      title && !disabled && !url && !page && isBlank(content) ? [emptyPart(title)] : [],
    ),
}
