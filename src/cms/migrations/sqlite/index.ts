/** The migrations, oldest first. Written by `npm run migration`; a migration that has landed never changes. */
import * as m20261123_204834 from './20261123_204834_initial'

export const migrations = [
  { up: m20261123_204834.up, down: m20261123_204834.down, name: '20261123_204834_initial' },
]
