/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261122_175027 from './20261122_175027_initial'

export const migrations = [
  { up: m20261122_175027.up, down: m20261122_175027.down, name: '20261122_175027_initial' },
]
