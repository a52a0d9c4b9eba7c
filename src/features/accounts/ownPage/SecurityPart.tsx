import { momentText } from '../../../lib/moment'
import type { Site } from '../../../web/site'
import { PASSKEYS_PATH, PASSWORD_PATH } from '../addresses'
import type { OwnPageFacts } from './facts'
import { Part } from './Part'
import { StepForm } from './StepForm'

/** Password, passkeys and signed-in browsers. */
export function SecurityPart({ site, facts: { sessions, passkeys } }: { site: Site; facts: OwnPageFacts }) {
  return (
    <Part
      title={site.t('accountSecurity')}
      beside={
        <a className="account-card-way" href={site.href(PASSWORD_PATH)}>
          {site.t('accountPasswordTitle')}
        </a>
      }
    >
      <h3 className="account-subheading">{site.t('accountPasskeys')}</h3>
      <p className="account-passkey-names">
        {passkeys.map(({ name }) => name).join(', ') || site.t('accountPasskeysNone')}{' '}
        <a href={site.href(PASSKEYS_PATH)}>{site.t('accountPasskeysChange')}</a>
      </p>
      <h3 className="account-subheading">{site.t('accountSessions')}</h3>
      <ul className="account-sessions">
        {sessions.map(({ id, device, since, isThis }) => {
          const name = device || site.t('accountSessionUnknown')
          return (
            <li key={id}>
              <div>
                <strong>{name}</strong>
                <span className="hint">
                  {isThis
                    ? site.t('accountSessionHere')
                    : since && site.t('accountSessionSince', { moment: momentText(since, site.locale) })}
                </span>
              </div>
              {!isThis && (
                <StepForm
                  site={site}
                  step="avslutt"
                  value={id}
                  label={site.t('accountSessionEnd')}
                  name={site.t('accountSessionEndNamed', { device: name })}
                />
              )}
            </li>
          )
        })}
      </ul>
      {sessions.length > 1 && (
        <StepForm site={site} step="avslutt-andre" label={site.t('accountSessionsEnd')} primary />
      )}
    </Part>
  )
}
