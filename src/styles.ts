/** Styles of every page, in the order in which they may override each other. Those of blocks come with the page (`blocks/styles.ts`). */
import './site/styles/reset.css'
import './site/styles/base.css'
import './site/styles/parts.css'
import './site/styles/tooltip.css'
import './site/styles/suggestions.css'
import './site/styles/frame.css'
import './site/orderList/styles.css'
import './site/styles/print.css'

import.meta.glob('./features/*/styles.css', { eager: true })
