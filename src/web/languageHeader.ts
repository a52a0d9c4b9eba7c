/** Sent by the site's own forms beside calls whose bodies are fixed: the language to answer in. For browsers too. */
export const LANGUAGE_HEADER = 'x-page-language'
