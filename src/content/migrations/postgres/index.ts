/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261123_045839 from './20261123_045839_initial'

export const migrations = [
  { up: m20261123_045839.up, down: m20261123_045839.down, name: '20261123_045839_initial' },
]
