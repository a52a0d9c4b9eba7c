/** The feature's tables in statements. */
import { enumOf, table } from '../../cms/tables'

export const campaignLinks = table('campaign_links')
export const campaigns = table('campaigns')
export const campaignState = enumOf('campaigns', 'state')
