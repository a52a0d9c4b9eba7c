/** `npm run soak` does what `npm test` does a few times so often that a rare fault shows. */
export const isSoak = process.env.SOAK === '1'

/** How often in a run of all tests, and how often in a soak. */
export const often = <Amount>(times: Amount, inSoak: Amount): Amount => (isSoak ? inSoak : times)
