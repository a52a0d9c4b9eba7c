/** The script of every page. */

import { startIslands } from './loader'
import { startMenu } from './menu'

startIslands(document)
startMenu()
