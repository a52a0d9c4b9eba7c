import type { ContentBlock } from '../../web/contentBlock'
import { isBlank, isPopulated } from '../emptyContent'
import { AudioBlock } from './Block'
import { audioBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const audio: ContentBlock<'audio'> = {
  config: audioBlock,
  group: 'media',
  picture,
  styles,
  Component: AudioBlock,
  findEmpty: ({ title, file, transcript }) =>
    isPopulated(file) && isBlank(transcript) ? [{ kind: 'noTranscript', values: { title: title ?? '' } }] : [],
}
