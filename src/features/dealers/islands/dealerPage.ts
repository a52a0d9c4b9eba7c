/** Island of a dealer's page: choosing it as one's own, and the detailed map. */
import { listenForDealerChoice } from '../client/choices'
import { listenForTiles } from '../client/tiles'

export default function dealerPage(root: HTMLElement): void {
  listenForDealerChoice(root)
  listenForTiles(root)
}
