/** The results in a sentence, for the page, screen readers and the title. */
import type { Site } from '../../../web/site'
import type { Finding } from './answer'
import { hasFilters } from './request'

export function placeLabel({ answer }: Finding, site: Site): string {
  return answer.kind === 'near' ? (answer.label ?? site.t('dealerYourPosition')) : ''
}

export function summaryOf(finding: Finding, site: Site): string {
  const { answer, request, article, onShow } = finding
  const { t } = site
  const term = request.place
  switch (answer.kind) {
    case 'all': {
      const count = answer.dealers.length
      if (hasFilters(request) || article?.line !== undefined || onShow?.isShown) {
        if (count === 0) return t('dealerNoneMatch')
        return count === 1 ? t('dealerAllMatchingOne') : t('dealerAllMatching', { count })
      }
      if (count === 0) return t('dealerNoneAtAll')
      return count === 1 ? t('dealerAllOne') : t('dealerAll', { count })
    }
    case 'near': {
      const values = { km: answer.radius, place: placeLabel(finding, site) }
      if (answer.shown.length === 0) return t('dealerNoneMatch')
      if (answer.within === 0) return t('dealerNoneWithin', values)
      return answer.within === 1 ? t('dealerWithinOne', values) : t('dealerWithin', { ...values, count: answer.within })
    }
    case 'named': {
      const count = answer.shown.length
      return count === 1 ? t('dealerNamedOne', { term }) : t('dealerNamed', { term, count })
    }
    case 'choices':
      return t(answer.isCorrected ? 'dealerCorrectedChoices' : 'dealerChoices', { term })
    case 'unknown':
      return t(answer.isStreet ? 'dealerStreet' : 'dealerUnknown', { term })
  }
}
