/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261121_062022 from './20261121_062022_initial'
import * as m20261121_071845 from './20261121_071845_menus_and_articles'
import * as m20261121_071849 from './20261121_071849_old_menu_removed'
import * as m20261121_074845 from './20261121_074845_new_texts'
import * as m20261121_081426 from './20261121_081426_members'
import * as m20261121_121944 from './20261121_121944_blocks_and_terms'
import * as m20261121_121951 from './20261121_121951_texts_in_one_column'
import * as m20261121_214317 from './20261121_214317_dealers_catalogue_orders'
import * as m20261122_003015 from './20261122_003015_index_locales_by_document'
import * as m20261122_011737 from './20261122_011737_accounts_and_sms'
import * as m20261122_051530 from './20261122_051530_analytics_consent_privacy'
import * as m20261122_112514 from './20261122_112514_hits_without_key_translated_faults'

export const migrations = [
  { up: m20261121_062022.up, down: m20261121_062022.down, name: '20261121_062022_initial' },
  { up: m20261121_071845.up, down: m20261121_071845.down, name: '20261121_071845_menus_and_articles' },
  { up: m20261121_071849.up, down: m20261121_071849.down, name: '20261121_071849_old_menu_removed' },
  { up: m20261121_074845.up, down: m20261121_074845.down, name: '20261121_074845_new_texts' },
  { up: m20261121_081426.up, down: m20261121_081426.down, name: '20261121_081426_members' },
  { up: m20261121_121944.up, down: m20261121_121944.down, name: '20261121_121944_blocks_and_terms' },
  { up: m20261121_121951.up, down: m20261121_121951.down, name: '20261121_121951_texts_in_one_column' },
  { up: m20261121_214317.up, down: m20261121_214317.down, name: '20261121_214317_dealers_catalogue_orders' },
  { up: m20261122_003015.up, down: m20261122_003015.down, name: '20261122_003015_index_locales_by_document' },
  { up: m20261122_011737.up, down: m20261122_011737.down, name: '20261122_011737_accounts_and_sms' },
  { up: m20261122_051530.up, down: m20261122_051530.down, name: '20261122_051530_analytics_consent_privacy' },
  { up: m20261122_112514.up, down: m20261122_112514.down, name: '20261122_112514_hits_without_key_translated_faults' },
]
