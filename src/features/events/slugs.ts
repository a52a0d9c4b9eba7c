/** Slug of the collection. */
export { EVENTS } from '../../cms/linkTargets'
