/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261124_082554 from './20261124_082554_initial'

export const migrations = [
  { up: m20261124_082554.up, down: m20261124_082554.down, name: '20261124_082554_initial' },
]
