/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261123_215639 from './20261123_215639_initial'

export const migrations = [
  { up: m20261123_215639.up, down: m20261123_215639.down, name: '20261123_215639_initial' },
]
