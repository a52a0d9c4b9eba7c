/**
 * Passwords are slow to hash on purpose, a third of a second each: where what is tested is not that, a hundredth of the
 * rounds does. Hashes of tests that load this agree with one another. The true number is tested in `hash.test.ts`.
 */
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const FEWER = 100
const done = Symbol.for('merkevei.quickPasswords')

// Files of one worker share Node's own modules.
if (!(done in crypto)) {
  const { pbkdf2 } = crypto
  Object.assign(crypto, {
    [done]: true,
    /** @type {typeof pbkdf2} */
    pbkdf2: (password, salt, iterations, ...rest) => pbkdf2(password, salt, Math.ceil(iterations / FEWER), ...rest),
  })
  syncBuiltinESMExports()
}
