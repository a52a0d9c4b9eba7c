/** Why a password that is long enough is refused all the same: one rule for members and for staff. */
import { isCommonPassword, isOwnWord } from './commonPasswords'

export type Weakness = 'common' | 'ownWord'

/** Undefined where nothing is wrong with it. `ownWords`: what others know of its owner. */
export function weaknessOf(password: string, ownWords: readonly string[]): Weakness | undefined {
  const normal = password.normalize('NFKC')
  if (isCommonPassword(normal)) return 'common'
  return isOwnWord(normal, ownWords) ? 'ownWord' : undefined
}
