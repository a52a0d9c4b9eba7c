/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261125_002806 from './20261125_002806_initial'

export const migrations = [
  { up: m20261125_002806.up, down: m20261125_002806.down, name: '20261125_002806_initial' },
]
