/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261121_062022 from './20261121_062022_initial'

export const migrations = [
  { up: m20261121_062022.up, down: m20261121_062022.down, name: '20261121_062022_initial' },
]
