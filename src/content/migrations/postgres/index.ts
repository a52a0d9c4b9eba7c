/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261121_051127 from './20261121_051127_initial'

export const migrations = [
  { up: m20261121_051127.up, down: m20261121_051127.down, name: '20261121_051127_initial' },
]
