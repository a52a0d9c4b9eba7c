'use client'
/** The screen «Innsikt»: the figures of the site, or of one dealer. */
import { Gutter, SetStepNav, useAuth } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { editorRoles, hasRole, marketerRoles } from '../../../cms/access/roles'
import { fill } from '../../../lib/fill'
import { useFetched } from '../../../web/admin/useFetched'
import { SEARCH_SETTINGS } from '../../search/client'
import { type Days, dealerMetrics, type Overview, type ShownMetric, siteMetrics } from '../facts'
import type { TableName } from '../tables'
import { Funnel } from './Funnel'
import { dayText } from './format'
import { Failed, InsightTable } from './InsightTable'
import { PeriodPicker } from './PeriodPicker'
import { Plot } from './Plot'
import { PlotTable } from './PlotTable'
import { Emptiness, PartlyCompared, Samples } from './States'
import { Tiles } from './Tiles'
import { useInsightTexts } from './texts'
import { usePeriodQuery } from './usePeriodQuery'
import './insights.css'

type Question = keyof ReturnType<typeof useInsightTexts>['text']['questions']

export function InsightView() {
  const { text, locale } = useInsightTexts()
  const periodQuery = usePeriodQuery()
  const [round, setRound] = useState(0)
  const [removed, setRemoved] = useState(false)
  const { state, answer, again } = useFetched<Overview>(`/api/globals/insights/overview?${periodQuery.query}`, {
    round,
  })
  const days = answer?.now.days
  const compared = answer?.before?.days
  const between = (words: string, { from, to }: Days) =>
    fill(words, { from: dayText(from, locale), to: dayText(to, locale) })
  const dealer = answer?.dealer
  return (
    <Gutter className="insights">
      <SetStepNav nav={[{ label: text.title }]} />
      <div className="insight-head">
        <div>
          <h1>{text.title}</h1>
          <p>{answer?.scope === 'dealer' ? fill(text.leadDealer, { dealer: dealer ?? '' }) : text.lead}</p>
        </div>
        <p className="insight-days" role="status">
          {days && state !== 'loading' ? between(text.between, days) : text.loading}
          {compared && state !== 'loading' && <small>{between(text.comparedWith, compared)}</small>}
        </p>
      </div>
      <PeriodPicker asked={periodQuery} shown={days} />
      <p className="insight-unseen" role="status">
        {removed ? text.samplesRemoved : ''}
      </p>
      {state === 'failed' && <Failed again={again} />}
      {answer && (
        <div className="insight-answers" aria-busy={state === 'loading'}>
          {answer.samples && (
            <Samples
              mayRemove={answer.scope === 'site'}
              removed={() => {
                setRemoved(true)
                setRound(round + 1)
              }}
            />
          )}
          <Emptiness overview={answer} />
          <PartlyCompared overview={answer} />
          <Answers overview={answer} query={periodQuery.query} round={round} />
        </div>
      )}
    </Gutter>
  )
}

function Answers({ overview, query, round }: { overview: Overview; query: string; round: number }) {
  const { text } = useInsightTexts()
  const { user } = useAuth()
  const metrics: readonly ShownMetric[] = overview.scope === 'site' ? siteMetrics : dealerMetrics
  const [drawn, draw] = useState<ShownMetric>('visits')
  const { now, before, since } = overview
  const table = (name: TableName) => <InsightTable key={name} name={name} query={query} round={round} />
  const mayReadSms = hasRole(user, ...marketerRoles)
  const mayEditSearch = hasRole(user, ...editorRoles)
  if (since === null && now.answering.received === 0 && (before?.answering.received ?? 0) === 0) return null
  return (
    <>
      <Questions
        question={overview.scope === 'site' ? 'visits' : 'contact'}
        action={
          <a className="insight-download" href={`/api/globals/insights/export/figures?${query}`} download>
            {text.download}
          </a>
        }
      >
        <Tiles overview={overview} metrics={metrics} drawn={drawn} draw={draw} />
        <div className="insight-card">
          <Plot overview={overview} metric={drawn} />
          <PlotTable overview={overview} metric={drawn} />
        </div>
      </Questions>
      {overview.scope === 'dealer' ? (
        <Questions question="answering" explained={text.explained.answering}>
          {table('answering')}
        </Questions>
      ) : (
        <>
          <Questions question="funnel" explained={text.explained.funnel}>
            <div className="insight-card">
              <Funnel now={now} before={before} />
            </div>
          </Questions>
          <Questions question="sources" wide>
            {table('sources')}
            {table('campaigns')}
          </Questions>
          <Questions question="leads" explained={text.explained.leads}>
            {table('pages')}
            {table('articles')}
          </Questions>
          <Questions question="dealers">{table('dealers')}</Questions>
          <Questions
            question="searches"
            action={mayEditSearch && <a href={`/admin/globals/${SEARCH_SETTINGS}`}>{text.searchSettings}</a>}
            wide
          >
            {table('searches')}
            {table('emptySearches')}
          </Questions>
          <Questions question="postcodes" explained={text.explained.postcodes}>
            {table('postcodes')}
          </Questions>
          <Questions question="answering" explained={text.explained.answering}>
            {table('answering')}
          </Questions>
          {mayReadSms && (
            <Questions question="sms" explained={text.explained.sms}>
              {table('sms')}
            </Questions>
          )}
        </>
      )}
    </>
  )
}

/** A question with the tables that answer it; `wide`: two tables side by side where there is room. */
function Questions({
  question,
  explained,
  action,
  wide,
  children,
}: {
  question: Question
  explained?: string
  action?: ReactNode
  wide?: boolean
  children: ReactNode
}) {
  const { text } = useInsightTexts()
  const id = `insight-question-${question}`
  return (
    <section className="insight-question" aria-labelledby={id}>
      <header>
        <h2 id={id}>{text.questions[question]}</h2>
        {action}
      </header>
      {explained && <p className="insight-explained">{explained}</p>}
      <div className={wide ? 'insight-beside' : 'insight-below'}>{children}</div>
    </section>
  )
}
