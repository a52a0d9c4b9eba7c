/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261123_204841 from './20261123_204841_initial'

export const migrations = [
  { up: m20261123_204841.up, down: m20261123_204841.down, name: '20261123_204841_initial' },
]
