/** Island of a dealer's page: choosing it as one's own, and the detailed map. */
import { hearChoices } from '../client/myDealer'
import { hearTiles } from '../client/tiles'

export default function dealerPage(root: HTMLElement): void {
  hearChoices(root)
  hearTiles(root)
}
