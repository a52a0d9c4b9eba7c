/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261123_210418 from './20261123_210418_initial'

export const migrations = [
  { up: m20261123_210418.up, down: m20261123_210418.down, name: '20261123_210418_initial' },
]
