/** The words of an opening state in the language of the site, for drawing it here or in the browser. */
import type { Site } from '../../../web/site'
import type { StateTexts } from './words'

/** The blanks stay: what fills them is known when the state is. */
export function stateTexts({ t }: Site): StateTexts {
  return {
    open: t('dealerOpen'),
    openAlways: t('dealerOpenAlways'),
    closesAt: t('dealerClosesAt'),
    closed: t('dealerClosed'),
    opensAt: t('dealerOpensAt'),
    opensTomorrow: t('dealerOpensTomorrow'),
    opensDay: t('dealerOpensDay'),
    opensDate: t('dealerOpensDate'),
  }
}
