/** Styles of what few texts hold: a page has them where its markup shows that one does. */
import tooltip from './styles/tooltip.css?inline'

export const textStyles = (html: string): string => (html.includes('class="tip') ? tooltip : '')
