/** Entry of the browser's build: the script and the styles of every page. Features bring theirs as `client/start.ts`. */
import './styles'
import { startLightbox } from './web/client/lightbox/start'
import { startIslands } from './web/client/loader'

const features = import.meta.glob('./features/*/client/start.ts', { eager: true, import: 'default' })

startIslands(document)
for (const start of Object.values(features)) (start as () => void)()
startLightbox()
