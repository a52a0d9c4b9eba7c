/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261124_000757 from './20261124_000757_initial'

export const migrations = [
  { up: m20261124_000757.up, down: m20261124_000757.down, name: '20261124_000757_initial' },
]
