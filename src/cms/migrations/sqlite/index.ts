/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261124_232515 from './20261124_232515_initial'

export const migrations = [
  { up: m20261124_232515.up, down: m20261124_232515.down, name: '20261124_232515_initial' },
]
