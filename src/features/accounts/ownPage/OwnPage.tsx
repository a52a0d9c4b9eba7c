/** `/konto` for members: all their data on one page, each part with a link to change it. */
import type { Site } from '../../../web/site'
import { DATA_PATH, DELETE_PATH } from '../addresses'
import { SignOutForm } from '../forms/SignOutForm'
import { FormMessage } from '../screens/parts'
import { DealerPart } from './DealerPart'
import type { OwnPageFacts } from './facts'
import { OrdersPart } from './OrdersPart'
import { Part } from './Part'
import { ProfilePart } from './ProfilePart'
import { SecurityPart } from './SecurityPart'
import { SmsPart } from './SmsPart'
import { StepForm } from './StepForm'

export function OwnPage({
  site,
  facts,
  doneMessage,
  error,
}: {
  site: Site
  facts: OwnPageFacts
  /** Message about the action that led here. */
  doneMessage?: string | undefined
  /** Why an action failed. */
  error?: string | undefined
}) {
  const { member } = facts
  const { username, name, nickname, email, emailConfirmedAt } = member
  return (
    <section className="block account-page">
      <div className="account-inner">
        <header className="account-top">
          <div>
            <p className="eyebrow">{site.t('accountPage')}</p>
            <h1>{site.t('accountGreeting', { name: name || nickname || username })}</h1>
          </div>
          <SignOutForm site={site} />
        </header>
        {doneMessage && <FormMessage text={doneMessage} tone="success" />}
        {error && <FormMessage text={error} tone="danger" />}
        {!emailConfirmedAt && (
          <div className="account-notice">
            <p>{site.t('accountUnconfirmedText', { email })}</p>
            <StepForm site={site} step="bekreft-igjen" label={site.t('accountConfirmAgain')} />
          </div>
        )}
        <div className="account-cards">
          <OrdersPart site={site} facts={facts} />
          <ProfilePart site={site} member={member} />
          <SecurityPart site={site} facts={facts} />
          <SmsPart site={site} facts={facts} />
          <DealerPart site={site} />
          <Part title={site.t('accountData')} wide>
            <p>{site.t('accountDataText')}</p>
            <p className="account-ways">
              <a className="button button-secondary" href={site.href(DATA_PATH)} download>
                {site.t('accountDataGet')}
              </a>
              <a className="account-way-danger" href={site.href(DELETE_PATH)}>
                {site.t('accountDelete')}
              </a>
            </p>
          </Part>
        </div>
      </div>
    </section>
  )
}
