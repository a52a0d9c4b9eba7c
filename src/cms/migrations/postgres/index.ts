/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261123_205140 from './20261123_205140_initial'

export const migrations = [
  { up: m20261123_205140.up, down: m20261123_205140.down, name: '20261123_205140_initial' },
]
