/** A mistake in a brand folder. */
export class BrandError extends Error {}
