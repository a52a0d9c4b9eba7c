import { folded } from '../../lib/norwegian'

/**
 * Converts a text to an anchor: letters, digits, underscore and hyphen (docs/behaviour.md#hashes-and-anchors). Spaces
 * become hyphens, Norwegian letters ASCII, capitals lower case; other characters are removed. May be empty.
 */
export function anchorFrom(text: string): string {
  return text
    .trim()
    .replace(/[^\p{ASCII}]/gu, folded)
    .replace(/\s+/g, '-')
    .replace(/[^A-Za-z0-9_-]/g, '')
}
