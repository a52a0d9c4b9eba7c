/** Chooses an article for comparison: a link to the comparison; with script a switch (`islands/compare.ts`). */

import type { Site } from '../../../web/site'
import { COMPARE_PATH } from './addresses'
import { ADD_HASH, compareQuery, MAX_COMPARED } from './selection'

export function CompareToggle({ number, name, site }: { number: string; name: string; site: Site }) {
  return (
    <a
      className="compare-toggle"
      href={site.href(COMPARE_PATH) + compareQuery([number]) + ADD_HASH}
      data-compare={number}
      rel="nofollow"
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path className="compare-box" d="M3.5 3.5h13v13h-13z" />
        <path className="compare-tick" d="m6.5 10.5 2.5 2.5 5-6" />
      </svg>
      {site.t('compare')} <span className="visually-hidden">{name}</span>
    </a>
  )
}

/** The way to the comparison; shown with script, once something is chosen. Its room is there before. */
export function CompareTray({ site }: { site: Site }) {
  return (
    <div
      className="compare-tray"
      data-one={site.t('compareOne')}
      data-many={site.t('compareMany')}
      data-full={site.t('compareFull', { max: MAX_COMPARED })}
    >
      <p role="status" />
      <a className="button" href={site.href(COMPARE_PATH)}>
        {site.t('compareShow')}
      </a>
      <button type="button" className="button button-text">
        {site.t('compareClear')}
      </button>
    </div>
  )
}
