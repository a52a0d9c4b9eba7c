/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261124_232539 from './20261124_232539_initial'

export const migrations = [
  { up: m20261124_232539.up, down: m20261124_232539.down, name: '20261124_232539_initial' },
]
