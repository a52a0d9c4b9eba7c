/** Every style of the public site, in the order in which they may override each other. */
import './site/styles/reset.css'
import './site/styles/base.css'
import './site/styles/parts.css'
import './site/styles/frame.css'
import './site/styles/print.css'

import.meta.glob('./blocks/*/styles.css', { eager: true })
import.meta.glob('./features/*/styles.css', { eager: true })
