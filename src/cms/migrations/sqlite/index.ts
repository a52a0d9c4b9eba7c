/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261124_010555 from './20261124_010555_initial'

export const migrations = [
  { up: m20261124_010555.up, down: m20261124_010555.down, name: '20261124_010555_initial' },
]
