import type { ContentBlock } from '../../web/contentBlock'
import { isBlank, isPopulated } from '../emptyContent'
import moving from '../movingPicture/styles.css?inline'
import { isMoving, VideoBlock } from './Block'
import { videoBlock } from './fields'
import movingVideo from './moving.css?inline'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const video: ContentBlock<'video'> = {
  config: videoBlock,
  group: 'media',
  picture,
  styles,
  rules: (block) => (isMoving(block) ? [moving, movingVideo] : []),
  Component: VideoBlock,
  findEmpty: (block, locale) => {
    const { title, source, file, captions, transcript } = block
    // What has no sound needs no captions.
    if (isMoving(block)) return []
    const isCaptioned = (captions ?? []).some(({ file, language }) => isPopulated(file) && language === locale)
    return source === 'external' || !isPopulated(file) || isCaptioned || !isBlank(transcript)
      ? []
      : [{ kind: 'noCaptions', values: { title: title ?? '' } }]
  },
}
