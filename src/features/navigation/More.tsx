/**
 * The last item of the bar: what the row has no room for. Which items those are is decided by styles (`styles.ts`); the
 * script puts them below (`client/more.ts`). Without script the menu is collapsed instead.
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
          <ul className="submenu" />
        </div>
      </details>
    </li>
  )
}
