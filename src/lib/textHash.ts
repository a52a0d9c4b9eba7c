/** A whole number of 32 bits for a text (FNV-1a over code points): the same in every process and browser. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash | 0
}
