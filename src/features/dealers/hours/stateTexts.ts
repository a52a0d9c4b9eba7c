/** Texts of an opening state in the page's language. */
import type { Site } from '../../../web/site'
import type { StateTexts } from './hoursText'

/** Placeholders are kept; they are filled in when the state is known. */
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
