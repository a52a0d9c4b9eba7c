/**
 * Places outside a feature that spell a slug or a table of it. The list may only shrink: a place that no
 * longer needs its exception fails `architectureNames.test.ts`, and so does a new one.
 */
export const nameExceptions: Readonly<Record<string, readonly string[]>> = {
  'features/imports/targets.ts': ['productLines'],
}

/** Style sheets with classes that only an outer layer or another feature draws; may only shrink (`architectureStyles.test.ts`). */
export const classExceptions: Readonly<Record<string, readonly string[]>> = {
  'web/styles/parts/grid.css': ['grid-2'],
  'web/styles/parts/cards.css': ['block-head', 'card-picture', 'card-text', 'card-link', 'card-linked'],
  'web/styles/parts/player.css': ['external-title'],
  'web/styles/print.css': ['site-menu', 'tools', 'overlay-menu', 'footer-menu', 'hero-picture', 'quote-band'],
}
