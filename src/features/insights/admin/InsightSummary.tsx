'use client'
import { numberText } from '../../../lib/locales'
import { useFetched } from '../../../web/admin/useFetched'
/** On the admin's front page: key figures of the last seven days, with a link to the screen. */
import type { Overview, ShownMetric } from '../facts'
import { columnName } from '../sharedTexts'
import { Change } from './Change'
import { useInsightTexts } from './texts'
import './insights.css'

const site = ['visits', 'leads', 'orderRequestSent'] as const
const dealer = ['visits', 'dealerCalled', 'orderRequestSent'] as const

export function InsightSummary() {
  const { text, locale } = useInsightTexts()
  const { answer } = useFetched<Overview>('/api/globals/insights/overview?period=7&compare=previous')
  const metrics: readonly ShownMetric[] = answer?.scope === 'dealer' ? dealer : site
  return (
    <section className="insights insight-summary" aria-labelledby="insight-summary" aria-busy={!answer}>
      <header>
        <h2 id="insight-summary">{text.summary}</h2>
        {answer?.samples && <span className="insight-mark">{text.sampleMark}</span>}
        <a href="/admin/globals/insights?period=7">{text.more}</a>
      </header>
      <dl>
        {metrics.map((metric) => (
          <div key={metric}>
            <dt>{columnName(metric)[locale]}</dt>
            <dd>
              <strong>{answer ? numberText(answer.now.sums[metric] ?? 0, locale) : '–'}</strong>
              {answer?.before && <Change now={answer.now.sums[metric] ?? 0} before={answer.before.sums[metric] ?? 0} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
