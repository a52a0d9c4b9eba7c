/** Paths of the search, without a language's prefix (docs/behaviour.md#search). */
export const SEARCH_PATH = '/sok'
export const SUGGESTIONS_PATH = `${SEARCH_PATH}/forslag` as const
