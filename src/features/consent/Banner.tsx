/**
 * The consent question, part of every page while there is something to ask. Rendered hidden, since cached pages are the
 * same for all; its module shows it where there is no answer. Without script a line leads to the page with the same
 * choices.
 */

import type { ConsentQuestion } from '../../web/consent'
import { Enhanced } from '../../web/Enhanced'
import { PAGE } from '../../web/forms/pageForm'
import type { Site } from '../../web/site'
import { RefuseOrAccept, SaveChoices } from './AnswerButtons'
import { CONSENT_PATH } from './addresses'
import { Purposes } from './Purposes'

const QUESTION = 'consent-question'

export function Banner({ site, consentQuestion }: { site: Site; consentQuestion: ConsentQuestion }) {
  const { question, text, purposes } = consentQuestion.wording[site.locale]
  const page = site.href(CONSENT_PATH)
  return (
    <>
      <Enhanced
        as="div"
        name="consentBanner"
        when="load"
        role="region"
        aria-labelledby={QUESTION}
        className="consent-banner"
        data-version={consentQuestion.version}
        data-failed={site.t('consentFailed')}
        data-saved={site.t('consentSaved')}
        hidden
      >
        <form method="post" action={page} className="consent-form">
          <input type="hidden" name="version" value={consentQuestion.version} />
          <input type="hidden" name={PAGE} value={site.path} />
          <div className="consent-words">
            <p className="consent-heading" id={QUESTION}>
              {question}
            </p>
            <p>
              {text} <a href={page}>{site.t('consentMore')}</a>
            </p>
            <ul className="consent-names">
              {purposes.map(({ purpose, name }) => (
                <li key={purpose} data-purpose={purpose}>
                  {name}
                </li>
              ))}
            </ul>
          </div>
          <div className="consent-buttons">
            <RefuseOrAccept site={site} />
          </div>
          <details className="consent-choose">
            <summary>{site.t('consentChoose')}</summary>
            <Purposes site={site} purposes={purposes} />
            <SaveChoices site={site} />
          </details>
          <p className="form-message danger" role="alert" hidden />
        </form>
      </Enhanced>
      <p className="visually-hidden" role="status" data-consent-said="" />
      <noscript>
        <p className="consent-line">
          {site.t('consentWithoutScript')} <a href={page}>{site.t('consentTitle')}</a>
        </p>
      </noscript>
    </>
  )
}
