/** Styles of every page, in the order in which they may override each other. Those of blocks come with the page (`blocks/styles.ts`). */
import './web/styles/reset.css'
import './web/styles/tokens.css'
import './web/styles/base.css'
import './web/styles/visuallyHidden.css'
import './web/styles/parts.css'
import './web/styles/frame.css'
import './features/styles'
import './web/styles/print.css'
