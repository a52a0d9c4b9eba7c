/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261123_212050 from './20261123_212050_initial'

export const migrations = [
  { up: m20261123_212050.up, down: m20261123_212050.down, name: '20261123_212050_initial' },
]
