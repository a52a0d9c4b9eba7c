/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261123_045835 from './20261123_045835_initial'

export const migrations = [
  { up: m20261123_045835.up, down: m20261123_045835.down, name: '20261123_045835_initial' },
]
