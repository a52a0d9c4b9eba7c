/** Entry of the browser's build: the script and the styles of every page. */
import './styles'
import './site/client/main'
