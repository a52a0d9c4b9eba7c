/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261123_110332 from './20261123_110332_initial'

export const migrations = [
  { up: m20261123_110332.up, down: m20261123_110332.down, name: '20261123_110332_initial' },
]
