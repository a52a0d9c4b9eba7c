import type { ContentBlock } from '../../web/contentBlock'
import { emptyRow, isPopulated } from '../emptyContent'
import { FileListBlock } from './Block'
import { fileListBlock } from './fields'
import filterStyles from './filter.css?inline'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const fileList: ContentBlock<'fileList'> = {
  config: fileListBlock,
  group: 'sales',
  picture,
  styles,
  rules: ({ filter }) => (filter ? [filterStyles] : []),
  Component: FileListBlock,
  findEmpty: ({ files }) =>
    (files ?? []).flatMap(({ file }, at) => (isPopulated(file) ? [] : [emptyRow('emptyFile', at)])),
}
