/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261125_002806 from './20261125_002806_initial'
import * as m20261127_104846 from './20261127_104846_add_cdn_purges'

export const migrations = [
  { up: m20261125_002806.up, down: m20261125_002806.down, name: '20261125_002806_initial' },
  { up: m20261127_104846.up, down: m20261127_104846.down, name: '20261127_104846_add_cdn_purges' },
]
