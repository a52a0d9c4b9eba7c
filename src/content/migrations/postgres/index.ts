/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261121_051646 from './20261121_051646_initial'

export const migrations = [
  { up: m20261121_051646.up, down: m20261121_051646.down, name: '20261121_051646_initial' },
]
