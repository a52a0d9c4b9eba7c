/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261125_002756 from './20261125_002756_initial'
import * as m20261127_104835 from './20261127_104835_add_cdn_purges'

export const migrations = [
  { up: m20261125_002756.up, down: m20261125_002756.down, name: '20261125_002756_initial' },
  { up: m20261127_104835.up, down: m20261127_104835.down, name: '20261127_104835_add_cdn_purges' },
]
