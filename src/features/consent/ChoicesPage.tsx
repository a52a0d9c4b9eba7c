/** What the site asks consent for, what this browser has answered, and a form to change the answer. */
import type { ReactNode } from 'react'
import { momentText } from '../../lib/moment'
import type { ConsentQuestion } from '../../web/consent'
import { type Choice, givenConsents } from '../../web/consent'
import type { Site } from '../../web/site'
import type { TextKey } from '../../web/texts'
import { RefuseOrAccept, SaveChoices } from './AnswerButtons'
import { CONSENT_PATH } from './addresses'
import { Purposes } from './Purposes'

export interface ChoicesState {
  /** From the cookie. */
  choice: Choice | undefined
  answeredAt: Date | undefined
  signal: boolean
  message?: { text: TextKey; error: boolean } | undefined
}

export function ChoicesPage({ site, state }: { site: Site; state: ChoicesState }) {
  const { consentQuestion: question } = site
  const { choice, answeredAt, signal, message } = state
  const facts = { brand: site.settings.name }
  return (
    <div className="text consent-page">
      <h1>{site.t('consentTitle')}</h1>
      {message && (
        <p className={message.error ? 'form-message danger' : 'form-message'} role={message.error ? 'alert' : 'status'}>
          {site.t(message.text)}
        </p>
      )}
      {question && question.purposes.length > 0 ? (
        <>
          <p className="consent-intro">{site.t('consentIntro', facts)}</p>
          <p className="consent-state">{site.t(...stateOf(question, state, site))}</p>
          <ChoicesForm site={site} question={question} choice={choice} signal={signal} />
        </>
      ) : (
        <>
          <p className="consent-intro">{site.t('consentNothing')}</p>
          {choice && (
            <form method="post" action={site.href(CONSENT_PATH)}>
              <button className="button" type="submit" name="answer" value="forget">
                {site.t('consentForget')}
              </button>
            </form>
          )}
        </>
      )}
      {question && <Facts site={site} question={question} choice={choice} known={answeredAt !== undefined} />}
    </div>
  )
}

const isCurrent = (question: ConsentQuestion, choice: Choice | undefined) => choice?.version === question.version

function stateOf(question: ConsentQuestion, { choice, answeredAt }: ChoicesState, site: Site): Parameters<Site['t']> {
  if (!choice) return ['consentNotAnswered']
  if (!isCurrent(question, choice)) return ['consentChanged']
  if (!answeredAt) return ['consentSaved']
  const date = momentText(answeredAt, site.locale, 'date')
  return ['consentAnswered', { date }]
}

function ChoicesForm({
  site,
  question,
  choice,
  signal,
}: {
  site: Site
  question: ConsentQuestion
  choice: Choice | undefined
  signal: boolean
}) {
  const given = isCurrent(question, choice) ? (choice?.given ?? new Set()) : givenConsents('')
  return (
    <form method="post" action={site.href(CONSENT_PATH)} className="consent-form">
      <input type="hidden" name="version" value={question.version} />
      <Purposes
        site={site}
        purposes={question.wording[site.locale].purposes}
        given={given}
        answered={isCurrent(question, choice)}
        signal={signal}
      />
      <div className="consent-buttons">
        <RefuseOrAccept site={site} />
        <SaveChoices site={site} />
      </div>
    </form>
  )
}

function Facts({
  site,
  question,
  choice,
  known,
}: {
  site: Site
  question: ConsentQuestion
  choice: Choice | undefined
  known: boolean
}) {
  const privacy = question.privacyPage === undefined ? undefined : site.pageHref(question.privacyPage)
  const rows: [TextKey, ReactNode][] = [['consentController', question.controller]]
  if (question.contact) rows.push(['consentContact', <a href={`mailto:${question.contact}`}>{question.contact}</a>])
  if (privacy) rows.push(['consentPrivacy', <a href={privacy}>{site.url.replace(/^https?:\/\//, '') + privacy}</a>])
  rows.push(['consentCookie', site.t('consentCookieText')])
  if (choice && known) rows.push(['consentNumber', <code>{choice.id}</code>])
  return (
    <dl className="consent-facts">
      {rows.map(([key, value]) => (
        <div key={key}>
          <dt>{site.t(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
