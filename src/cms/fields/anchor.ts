import { folded } from '../../lib/norwegian'

/**
 * A text as an anchor: letters, digits, underscore and hyphen (docs/behaviour.md#hashes-and-anchors). Blanks become
 * hyphens and Norwegian letters plain ones, in small letters; everything else is left out. Empty where nothing is left.
 */
export function anchorFrom(text: string): string {
  return text
    .trim()
    .replace(/[^\p{ASCII}]/gu, folded)
    .replace(/\s+/g, '-')
    .replace(/[^A-Za-z0-9_-]/g, '')
}
