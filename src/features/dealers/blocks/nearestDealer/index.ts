import type { ContentReader } from '../../../../cms/reader'
import type { ContentBlock } from '../../../../web/contentBlock'
import { dealerIndex } from '../../directory/dealerIndex'
import type { DealerEntry } from '../../directory/entry'
import { spotsOf } from '../../map/spots'
import { NearestDealerBlock } from './Block'
import { nearestDealerBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const nearestDealer: ContentBlock<'nearestDealer', readonly DealerEntry[]> = {
  config: nearestDealerBlock,
  group: 'sales',
  picture,
  styles,
  Component: NearestDealerBlock,
  read: async (reader: ContentReader) => spotsOf((await reader.index(dealerIndex)).all()),
}
