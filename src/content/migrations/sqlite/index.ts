/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261123_033134 from './20261123_033134_initial'

export const migrations = [
  { up: m20261123_033134.up, down: m20261123_033134.down, name: '20261123_033134_initial' },
]
