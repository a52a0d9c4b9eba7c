/** Style rules of a list whose editors chose to show it as a carousel (`ListBlock`). */
import row from './row.css?inline'
import visible from './visible.css?inline'

export const rowStyles = [row + visible]
