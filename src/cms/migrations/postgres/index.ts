/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261123_211853 from './20261123_211853_initial'

export const migrations = [
  { up: m20261123_211853.up, down: m20261123_211853.down, name: '20261123_211853_initial' },
]
