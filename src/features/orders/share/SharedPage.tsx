/** A shared list: its rows, and the ways to take it over. Nothing is replaced unless asked for. */
import { Enhanced } from '../../../web/Enhanced'
import { PAGE } from '../../../web/forms/pageForm'
import type { Site } from '../../../web/site'
import { ARTICLES_PATH } from '../../catalogue'
import { ORDER_PATH } from '../../orderList'
import { SHARED_LIST, SHARED_PATH } from '../addresses'
import { LinesTable } from '../follow/parts'
import type { OrderLine } from '../lines'
import { SHARED_ACTION, sharedActions } from './actions'

export function SharedPage({
  site,
  lines,
  list,
  own,
  failed,
}: {
  site: Site
  lines: readonly OrderLine[]
  /** The list as the address has it. */
  list: string
  /** Number of articles in the list of a visitor without script. */
  own: number
  failed: boolean
}) {
  if (lines.length === 0)
    return (
      <div className="block follow-page">
        <div className="wide">
          <h1>{site.t('sharedTitle')}</h1>
          <p className="lead">{site.t('sharedEmpty')}</p>
          <p className="buttons">
            <a className="button" href={site.href(ARTICLES_PATH)}>
              {site.t('orderToCatalogue')}
            </a>
          </p>
        </div>
      </div>
    )
  return (
    <div className="block follow-page">
      <div className="wide">
        <h1>{site.t('sharedTitle')}</h1>
        <p className="lead">{site.t('sharedText')}</p>
        <LinesTable site={site} lines={lines} />
        <Enhanced
          name="sharedList"
          when="load"
          as="form"
          className="shared-actions"
          method="post"
          action={SHARED_PATH}
          data-url={site.href(ORDER_PATH)}
          data-from={site.t('orderTotalFrom')}
          data-hidden={site.t('orderPriceHidden')}
          data-full={site.t('orderListFull')}
        >
          <input type="hidden" name={PAGE} value={site.path} />
          <input type="hidden" name={SHARED_LIST} value={list} />
          <p className="shared-own" hidden={own === 0}>
            {site.t('sharedOwn')}
          </p>
          <p className="field-error" role="status">
            {failed && site.t('orderListFull')}
          </p>
          <p className="shared-buttons">
            <button className="button" type="submit" name={SHARED_ACTION} value={sharedActions.add}>
              {site.t('sharedAdd')}
            </button>{' '}
            <button
              className="button button-secondary"
              type="submit"
              name={SHARED_ACTION}
              value={sharedActions.replace}
              hidden={own === 0}
            >
              {site.t('sharedReplace')}
            </button>{' '}
            <button className="button button-text with-script" type="button" data-print="">
              {site.t('orderPrint')}
            </button>
          </p>
        </Enhanced>
      </div>
    </div>
  )
}
