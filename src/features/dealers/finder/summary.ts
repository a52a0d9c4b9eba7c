/** The results in a sentence, for the page, screen readers and the title. */
import type { Site } from '../../../web/site'
import type { FinderResults } from './findDealers'
import { hasFilters } from './request'

export function placeLabel({ result }: FinderResults, site: Site): string {
  return result.kind === 'near' ? (result.label ?? site.t('dealerYourPosition')) : ''
}

export function summaryOf(finding: FinderResults, site: Site): string {
  const { result, request, article, onShow } = finding
  const { t } = site
  const term = request.place
  switch (result.kind) {
    case 'all': {
      const count = result.dealers.length
      if (hasFilters(request) || article?.line !== undefined || onShow?.isShown) {
        if (count === 0) return t('dealerNoneMatch')
        return count === 1 ? t('dealerAllMatchingOne') : t('dealerAllMatching', { count })
      }
      if (count === 0) return t('dealerNoneAtAll')
      return count === 1 ? t('dealerAllOne') : t('dealerAll', { count })
    }
    case 'near': {
      const values = { km: result.radius, place: placeLabel(finding, site) }
      if (result.shown.length === 0) return t('dealerNoneMatch')
      if (result.within === 0) return t('dealerNoneWithin', values)
      return result.within === 1 ? t('dealerWithinOne', values) : t('dealerWithin', { ...values, count: result.within })
    }
    case 'named': {
      const count = result.shown.length
      return count === 1 ? t('dealerNamedOne', { term }) : t('dealerNamed', { term, count })
    }
    case 'choices':
      return t(result.isCorrected ? 'dealerCorrectedChoices' : 'dealerChoices', { term })
    case 'unknown':
      return t(result.isStreet ? 'dealerStreet' : 'dealerUnknown', { term })
  }
}
