import type { ReactNode } from 'react'
import type { Member } from '../../../cms/types'
import type { Site } from '../../../web/site'
import { EMAIL_PATH, PROFILE_PATH } from '../addresses'
import { Part } from './Part'
import { StepForm } from './StepForm'

/** The member's profile, as given by the member. */
export function ProfilePart({ site, member }: { site: Site; member: Member }) {
  const { username, name, nickname, email, emailConfirmedAt, newEmail, mobile, mobileConfirmedAt } = member
  const none = <span className="account-none">{site.t('accountNotGiven')}</span>
  return (
    <Part
      title={site.t('accountProfile')}
      beside={
        <a className="account-card-way" href={site.href(PROFILE_PATH)}>
          {site.t('accountChange')}
          <span className="visually-hidden">: {site.t('accountProfileTitle')}</span>
        </a>
      }
    >
      <dl className="account-facts">
        <Fact label={site.t('formName')}>{name || none}</Fact>
        <Fact label={site.t('accountNickname')}>{nickname || none}</Fact>
        <Fact label={site.t('accountUser')}>{username}</Fact>
        <Fact label={site.t('accountMobile')}>
          {mobile ? (
            <>
              <span dir="ltr">{mobile}</span> <Mark site={site} confirmed={Boolean(mobileConfirmedAt)} />
            </>
          ) : (
            none
          )}
        </Fact>
        <Fact
          label={site.t('formEmail')}
          beside={
            <a className="account-fact-way" href={site.href(EMAIL_PATH)}>
              {site.t('accountChange')}
              <span className="visually-hidden">: {site.t('accountEmailTitle')}</span>
            </a>
          }
        >
          {email} <Mark site={site} confirmed={Boolean(emailConfirmedAt)} />
        </Fact>
      </dl>
      {newEmail && (
        <div className="account-waiting">
          <p>{site.t('accountEmailWaiting', { email: newEmail })}</p>
          <StepForm site={site} step="glem-epost" label={site.t('accountEmailForget')} />
        </div>
      )}
    </Part>
  )
}

function Mark({ site, confirmed }: { site: Site; confirmed: boolean }) {
  return (
    <span className={confirmed ? 'account-mark account-mark-done' : 'account-mark'}>
      {site.t(confirmed ? 'accountConfirmedMark' : 'accountUnconfirmed')}
    </span>
  )
}

function Fact({ label, beside, children }: { label: string; beside?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{children}</span>
        {beside}
      </dd>
    </div>
  )
}
