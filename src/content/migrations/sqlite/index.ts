/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261121_051645 from './20261121_051645_initial'

export const migrations = [
  { up: m20261121_051645.up, down: m20261121_051645.down, name: '20261121_051645_initial' },
]
