/** Why a password of sufficient length is refused: one rule for members and for staff. */
import { isCommonPassword, isOwnWord } from './commonPasswords'

export type Weakness = 'common' | 'ownWord'

/** Undefined if there is no objection. `ownWords`: what others know of its owner. */
export function weaknessOf(password: string, ownWords: readonly string[]): Weakness | undefined {
  const normal = password.normalize('NFKC')
  if (isCommonPassword(normal)) return 'common'
  return isOwnWord(normal, ownWords) ? 'ownWord' : undefined
}
