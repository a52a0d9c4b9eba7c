/** Styles of found articles with their filters, for a page that is not the catalogue's. */
import toggleStyles from '../compare/toggle.css?inline'
import cardStyles from './cards.css?inline'
import listingStyles from './listing.css?inline'

export const foundArticlesStyles = listingStyles + cardStyles + toggleStyles
