/** Entry of the browser's build: the script and the styles of every page. */
import './styles'
import { startTelling } from './features/analytics/client/tell'
import { startNavigation } from './features/navigation/client/start'
import { startLightbox } from './web/client/lightbox/start'
import { startIslands } from './web/client/loader'

startIslands(document)
startNavigation()
startLightbox()
startTelling()
