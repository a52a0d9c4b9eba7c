/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261125_002806 from './20261125_002806_initial'
import * as m20261127_104846 from './20261127_104846_add_cdn_purges'
import * as m20261128_060531 from './20261128_060531_autosaved_articles'
import * as m20261128_061245 from './20261128_061245_add_missed_addresses'
import * as m20261128_094338 from './20261128_094338_redirects_lead_to_documents'
import * as m20261128_141838 from './20261128_141838_folders_and_tags'
import * as m20261128_143516 from './20261128_143516_add_search_preview_writing_help_comments'
import * as m20261128_182549 from './20261128_182549_add_releases_saved_views_dead_links'
import * as m20261129_013925 from './20261129_013925_add_looks_and_figures'
import * as m20261129_184718 from './20261129_184718_add_width_1200'

export const migrations = [
  { up: m20261125_002806.up, down: m20261125_002806.down, name: '20261125_002806_initial' },
  { up: m20261127_104846.up, down: m20261127_104846.down, name: '20261127_104846_add_cdn_purges' },
  { up: m20261128_060531.up, down: m20261128_060531.down, name: '20261128_060531_autosaved_articles' },
  { up: m20261128_061245.up, down: m20261128_061245.down, name: '20261128_061245_add_missed_addresses' },
  { up: m20261128_094338.up, down: m20261128_094338.down, name: '20261128_094338_redirects_lead_to_documents' },
  { up: m20261128_141838.up, down: m20261128_141838.down, name: '20261128_141838_folders_and_tags' },
  { up: m20261128_143516.up, down: m20261128_143516.down, name: '20261128_143516_add_search_preview_writing_help_comments' },
  { up: m20261128_182549.up, down: m20261128_182549.down, name: '20261128_182549_add_releases_saved_views_dead_links' },
  { up: m20261129_013925.up, down: m20261129_013925.down, name: '20261129_013925_add_looks_and_figures' },
  { up: m20261129_184718.up, down: m20261129_184718.down, name: '20261129_184718_add_width_1200' },
]
