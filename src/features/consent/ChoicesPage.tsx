/** What the site asks consent for, what this browser has answered, and a form to change the answer. */
import type { ReactNode } from 'react'
import { momentText } from '../../lib/moment'
import type { Asked } from '../../web/consent'
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
  const { asked } = site
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
      {asked && asked.purposes.length > 0 ? (
        <>
          <p className="consent-intro">{site.t('consentIntro', facts)}</p>
          <p className="consent-state">{site.t(...stateOf(asked, state, site))}</p>
          <ChoicesForm site={site} asked={asked} choice={choice} signal={signal} />
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
      {asked && <Facts site={site} asked={asked} choice={choice} known={answeredAt !== undefined} />}
    </div>
  )
}

const isCurrent = (asked: Asked, choice: Choice | undefined) => choice?.version === asked.version

function stateOf(asked: Asked, { choice, answeredAt }: ChoicesState, site: Site): Parameters<Site['t']> {
  if (!choice) return ['consentNotAnswered']
  if (!isCurrent(asked, choice)) return ['consentChanged']
  if (!answeredAt) return ['consentSaved']
  const date = momentText(answeredAt, site.locale, 'date')
  return ['consentAnswered', { date }]
}

function ChoicesForm({
  site,
  asked,
  choice,
  signal,
}: {
  site: Site
  asked: Asked
  choice: Choice | undefined
  signal: boolean
}) {
  const given = isCurrent(asked, choice) ? (choice?.given ?? new Set()) : givenConsents('')
  return (
    <form method="post" action={site.href(CONSENT_PATH)} className="consent-form">
      <input type="hidden" name="version" value={asked.version} />
      <Purposes
        site={site}
        purposes={asked.wording[site.locale].purposes}
        given={given}
        answered={isCurrent(asked, choice)}
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
  asked,
  choice,
  known,
}: {
  site: Site
  asked: Asked
  choice: Choice | undefined
  known: boolean
}) {
  const privacy = asked.privacyPage === undefined ? undefined : site.pageHref(asked.privacyPage)
  const rows: [TextKey, ReactNode][] = [['consentController', asked.controller]]
  if (asked.contact) rows.push(['consentContact', <a href={`mailto:${asked.contact}`}>{asked.contact}</a>])
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
