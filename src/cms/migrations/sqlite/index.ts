/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261125_002756 from './20261125_002756_initial'
import * as m20261127_104835 from './20261127_104835_add_cdn_purges'
import * as m20261128_060520 from './20261128_060520_autosaved_articles'
import * as m20261128_061225 from './20261128_061225_add_missed_addresses'
import * as m20261128_094329 from './20261128_094329_redirects_lead_to_documents'
import * as m20261128_141821 from './20261128_141821_folders_and_tags'
import * as m20261128_143507 from './20261128_143507_add_search_preview_writing_help_comments'
import * as m20261128_182542 from './20261128_182542_add_releases_saved_views_dead_links'
import * as m20261129_013918 from './20261129_013918_add_looks_and_figures'
import * as m20261129_184712 from './20261129_184712_add_width_1200'

export const migrations = [
  { up: m20261125_002756.up, down: m20261125_002756.down, name: '20261125_002756_initial' },
  { up: m20261127_104835.up, down: m20261127_104835.down, name: '20261127_104835_add_cdn_purges' },
  { up: m20261128_060520.up, down: m20261128_060520.down, name: '20261128_060520_autosaved_articles' },
  { up: m20261128_061225.up, down: m20261128_061225.down, name: '20261128_061225_add_missed_addresses' },
  { up: m20261128_094329.up, down: m20261128_094329.down, name: '20261128_094329_redirects_lead_to_documents' },
  { up: m20261128_141821.up, down: m20261128_141821.down, name: '20261128_141821_folders_and_tags' },
  { up: m20261128_143507.up, down: m20261128_143507.down, name: '20261128_143507_add_search_preview_writing_help_comments' },
  { up: m20261128_182542.up, down: m20261128_182542.down, name: '20261128_182542_add_releases_saved_views_dead_links' },
  { up: m20261129_013918.up, down: m20261129_013918.down, name: '20261129_013918_add_looks_and_figures' },
  { up: m20261129_184712.up, down: m20261129_184712.down, name: '20261129_184712_add_width_1200' },
]
