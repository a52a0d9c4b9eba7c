/**
 * The last item of the bar, for items that do not fit. Styles decide which those are (`styles.ts`); the script moves
 * them below it (`client/more.ts`). Without script the menu collapses instead.
 */
import type { Site } from '../../web/site'
import { TOP_GROUP } from './Menu'

export function More({ site }: { site: Site }) {
  return (
    <li className="menu-parent menu-more">
      <details name={TOP_GROUP}>
        <summary>
          <span className="menu-label">{site.t('menuMore')}</span>
        </summary>
        <div className="menu-panel">
          <ul className="submenu">
            <li className="menu-languages" hidden />
          </ul>
        </div>
      </details>
    </li>
  )
}
