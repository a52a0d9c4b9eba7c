/** Style sheets with classes that only an outer layer or another feature draws; may only shrink (`architectureStyles.test.ts`). */
export const classExceptions: Readonly<Record<string, readonly string[]>> = {
  'web/styles/parts/grid.css': ['grid-2'],
  'web/styles/parts/cards.css': ['block-head', 'card-picture', 'card-text', 'card-link', 'card-linked'],
  'web/styles/parts/player.css': ['external-title'],
  'web/styles/print.css': ['site-menu', 'tools', 'overlay-menu', 'footer-menu', 'hero-picture', 'quote-band'],
}
