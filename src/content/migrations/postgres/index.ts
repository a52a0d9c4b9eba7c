/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261122_175036 from './20261122_175036_initial'

export const migrations = [
  { up: m20261122_175036.up, down: m20261122_175036.down, name: '20261122_175036_initial' },
]
