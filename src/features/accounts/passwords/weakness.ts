/** Why a password that is long enough is refused all the same; undefined where it is not. */
import type { TextKey } from '../../../site/texts'
import { isCommonPassword, isOwnWord } from './commonPasswords'

export function weaknessOf(password: string, ownWords: readonly string[]): TextKey | undefined {
  const normal = password.normalize('NFKC')
  if (isCommonPassword(normal)) return 'accountPasswordCommon'
  return isOwnWord(normal, ownWords) ? 'accountPasswordOwnWord' : undefined
}
