/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261121_062020 from './20261121_062020_initial'

export const migrations = [
  { up: m20261121_062020.up, down: m20261121_062020.down, name: '20261121_062020_initial' },
]
