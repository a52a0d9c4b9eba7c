/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261124_031643 from './20261124_031643_initial'

export const migrations = [
  { up: m20261124_031643.up, down: m20261124_031643.down, name: '20261124_031643_initial' },
]
