/** Why a password that is long enough is still refused; undefined if it is not. */
import { weaknessOf } from '../../platform/passwords/weakness'
import type { TextKey } from '../../web/texts'

const texts = { common: 'accountPasswordCommon', ownWord: 'accountPasswordOwnWord' } as const

export function weakPassword(password: string, ownWords: readonly string[]): TextKey | undefined {
  const weakness = weaknessOf(password, ownWords)
  return weakness && texts[weakness]
}
