/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261123_052757 from './20261123_052757_initial'

export const migrations = [
  { up: m20261123_052757.up, down: m20261123_052757.down, name: '20261123_052757_initial' },
]
