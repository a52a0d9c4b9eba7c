/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261123_215632 from './20261123_215632_initial'

export const migrations = [
  { up: m20261123_215632.up, down: m20261123_215632.down, name: '20261123_215632_initial' },
]
