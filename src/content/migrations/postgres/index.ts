/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261123_015653 from './20261123_015653_initial'

export const migrations = [
  { up: m20261123_015653.up, down: m20261123_015653.down, name: '20261123_015653_initial' },
]
