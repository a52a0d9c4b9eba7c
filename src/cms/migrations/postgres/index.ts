/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261124_032021 from './20261124_032021_initial'

export const migrations = [
  { up: m20261124_032021.up, down: m20261124_032021.down, name: '20261124_032021_initial' },
]
