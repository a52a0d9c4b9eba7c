export const SEARCH_SETTINGS = 'searchSettings'
