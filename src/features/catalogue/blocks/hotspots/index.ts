import { emptyRow, isPopulated } from '../../../../blocks/emptyContent'
import type { Catalogue } from '../../../../cms/types'
import type { ContentBlock } from '../../../../web/contentBlock'
import { CATALOGUE } from '../../globals'
import { HotspotsBlock, nameOf } from './Block'
import { hotspotsBlock } from './fields'
import picture from './picture.svg?raw'
import { placeRules } from './position'
import styles from './styles.css?inline'

export const hotspots: ContentBlock<'hotspots', Catalogue> = {
  config: hotspotsBlock,
  group: 'sales',
  picture,
  styles,
  rules: ({ points }) => placeRules(points ?? []),
  Component: HotspotsBlock,
  read: (reader) => reader.global(CATALOGUE, { depth: 0 }),
  findEmpty: ({ picture, points }) => [
    ...(isPopulated(picture) ? [] : [emptyRow('emptyPicture', 0)]),
    ...(points ?? []).flatMap((point, at) => (nameOf(point) ? [] : [emptyRow('emptyPoint', at)])),
  ],
}
