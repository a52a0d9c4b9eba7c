/** Drawings by which editors know the blocks, `<block>/picture.svg`. */
const files = import.meta.glob<string>('./*/picture.svg', { query: '?raw', import: 'default', eager: true })

/** The drawing of a block as SVG, by the block's slug. */
export const pictureOf = (slug: string): string | undefined => files[`./${slug}/picture.svg`]
