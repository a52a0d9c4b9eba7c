/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261123_211846 from './20261123_211846_initial'

export const migrations = [
  { up: m20261123_211846.up, down: m20261123_211846.down, name: '20261123_211846_initial' },
]
