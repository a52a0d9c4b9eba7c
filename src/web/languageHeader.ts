/**
 * Sent by the site's own forms with calls whose bodies are fixed: the language of the response. Also used in the
 * browser.
 */
export const LANGUAGE_HEADER = 'x-page-language'
