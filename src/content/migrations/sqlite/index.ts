/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261123_034129 from './20261123_034129_initial'

export const migrations = [
  { up: m20261123_034129.up, down: m20261123_034129.down, name: '20261123_034129_initial' },
]
