import { momentText } from '../../../lib/moment'
import type { Site } from '../../../web/site'
import { MOBILE_PATH, PROFILE_PATH } from '../addresses'
import type { OwnPageFacts } from './facts'
import { Part } from './Part'
import { StepForm } from './StepForm'

/** SMS lists with the member's number; hidden until the number is confirmed. */
export function SmsPart({ site, facts: { member, subscriptions, canConfirm } }: { site: Site; facts: OwnPageFacts }) {
  const { mobile } = member
  const title = site.t('accountSms')
  if (!mobile)
    return (
      <Part title={title}>
        <p className="account-empty">{site.t('accountSmsNoNumber')}</p>
        <p className="account-ways">
          <a className="button button-secondary" href={site.href(PROFILE_PATH)}>
            {site.t('accountSmsAdd')}
          </a>
        </p>
      </Part>
    )
  if (!subscriptions)
    return (
      <Part title={title}>
        <p className="account-empty">{site.t('accountSmsUnconfirmed', { mobile })}</p>
        {canConfirm && (
          <p className="account-ways">
            <a className="button button-secondary" href={site.href(MOBILE_PATH)}>
              {site.t('accountSmsConfirm')}
            </a>
          </p>
        )}
      </Part>
    )
  return (
    <Part title={title}>
      {subscriptions.length === 0 ? (
        <p className="account-empty">{site.t('accountSmsNone', { mobile })}</p>
      ) : (
        <ul className="account-sessions">
          {subscriptions.map(({ group, since }) => {
            const name = group?.name || site.t('accountSmsGeneral')
            return (
              <li key={group?.id ?? 0}>
                <div>
                  <strong>{name}</strong>
                  <span className="hint">
                    {site.t('accountSmsSince', { date: momentText(since, site.locale, 'date') })}
                  </span>
                </div>
                <StepForm
                  site={site}
                  step="meld-av"
                  value={String(group?.id ?? 0)}
                  label={site.t('accountSmsLeave')}
                  name={site.t('accountSmsLeaveNamed', { group: name })}
                />
              </li>
            )
          })}
        </ul>
      )}
      {subscriptions.length > 1 && (
        <StepForm site={site} step="meld-av-alle" label={site.t('accountSmsLeaveAll')} primary />
      )}
    </Part>
  )
}
