/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261123_082304 from './20261123_082304_initial'

export const migrations = [
  { up: m20261123_082304.up, down: m20261123_082304.down, name: '20261123_082304_initial' },
]
