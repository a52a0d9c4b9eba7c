/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261121_062020 from './20261121_062020_initial'
import * as m20261121_071844 from './20261121_071844_menus_and_articles'
import * as m20261121_071848 from './20261121_071848_old_menu_removed'
import * as m20261121_074844 from './20261121_074844_new_texts'
import * as m20261121_081425 from './20261121_081425_members'
import * as m20261121_121942 from './20261121_121942_blocks_and_terms'
import * as m20261121_121949 from './20261121_121949_texts_in_one_column'
import * as m20261121_214314 from './20261121_214314_dealers_catalogue_orders'
import * as m20261122_003010 from './20261122_003010_index_locales_by_document'
import * as m20261122_011734 from './20261122_011734_accounts_and_sms'
import * as m20261122_051526 from './20261122_051526_analytics_consent_privacy'
import * as m20261122_112510 from './20261122_112510_hits_without_key_translated_faults'

export const migrations = [
  { up: m20261121_062020.up, down: m20261121_062020.down, name: '20261121_062020_initial' },
  { up: m20261121_071844.up, down: m20261121_071844.down, name: '20261121_071844_menus_and_articles' },
  { up: m20261121_071848.up, down: m20261121_071848.down, name: '20261121_071848_old_menu_removed' },
  { up: m20261121_074844.up, down: m20261121_074844.down, name: '20261121_074844_new_texts' },
  { up: m20261121_081425.up, down: m20261121_081425.down, name: '20261121_081425_members' },
  { up: m20261121_121942.up, down: m20261121_121942.down, name: '20261121_121942_blocks_and_terms' },
  { up: m20261121_121949.up, down: m20261121_121949.down, name: '20261121_121949_texts_in_one_column' },
  { up: m20261121_214314.up, down: m20261121_214314.down, name: '20261121_214314_dealers_catalogue_orders' },
  { up: m20261122_003010.up, down: m20261122_003010.down, name: '20261122_003010_index_locales_by_document' },
  { up: m20261122_011734.up, down: m20261122_011734.down, name: '20261122_011734_accounts_and_sms' },
  { up: m20261122_051526.up, down: m20261122_051526.down, name: '20261122_051526_analytics_consent_privacy' },
  { up: m20261122_112510.up, down: m20261122_112510.down, name: '20261122_112510_hits_without_key_translated_faults' },
]
