/** Exports of the feature for browser code; the server uses the same. */
export { SEARCH_PATH } from './addresses'
export { SEARCH_SETTINGS } from './slug'
