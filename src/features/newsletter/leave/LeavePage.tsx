/** The page behind the link in each message: the number's subscriptions, and one button to end them. */
import type { Site } from '../../../web/site'
import type { OwnSubscription } from '../audience'

const NO_GROUP = 0

export type LeaveState =
  | { kind: 'ask'; subscriptions: readonly OwnSubscription[]; noneChosen?: boolean }
  | { kind: 'left'; ended: readonly OwnSubscription[]; kept: readonly OwnSubscription[] }
  | { kind: 'back'; subscriptions: readonly OwnSubscription[] }
  /** Opened by the link in a campaign's test. */
  | { kind: 'test' }
  | { kind: 'wrong' }
  /** Too many requests from this address. */
  | { kind: 'limited' }
  | { kind: 'failed' }

const idOf = ({ group }: OwnSubscription) => group?.id ?? NO_GROUP

/** Shows only as much of the number as its owner recognises, since it may have been passed on. */
const maskedMobile = (mobile: string) => `${mobile.slice(0, 3)} ••• ${mobile.slice(-3)}`

export function LeavePage({
  site,
  action,
  mobile,
  state,
}: {
  site: Site
  action: string
  mobile: string
  state: LeaveState
}) {
  const facts = { mobile: maskedMobile(mobile), brand: site.settings.name }
  const nameOf = ({ group }: OwnSubscription) => group?.name || site.t('newsletterLeaveAll', { brand: facts.brand })
  const list = (subscriptions: readonly OwnSubscription[]) => (
    <ul className="leave-list">
      {subscriptions.map((subscription) => (
        <li key={idOf(subscription)}>{nameOf(subscription)}</li>
      ))}
    </ul>
  )
  const title = {
    ask: 'newsletterLeaveTitle',
    left: 'newsletterLeftTitle',
    back: 'newsletterBackTitle',
    test: 'newsletterLeaveTitle',
    wrong: 'newsletterLinkWrong',
    limited: 'newsletterLeaveTitle',
    failed: 'newsletterLeaveTitle',
  } as const
  const several = state.kind === 'ask' && state.subscriptions.length > 1
  return (
    <div className="text leave">
      <div className="leave-card">
        <h1>{site.t(title[state.kind])}</h1>
        {state.kind === 'test' && <p>{site.t('newsletterLeaveTest')}</p>}
        {state.kind === 'wrong' && <p>{site.t('newsletterLinkWrongText')}</p>}
        {state.kind === 'limited' && <p role="alert">{site.t('newsletterTooMany')}</p>}
        {state.kind === 'failed' && <p role="alert">{site.t('newsletterFailed')}</p>}
        {state.kind === 'ask' && state.subscriptions.length === 0 && <p>{site.t('newsletterNotSubscribed', facts)}</p>}
        {state.kind === 'ask' && state.subscriptions.length > 0 && (
          <form method="post" action={action}>
            <p>{site.t(several ? 'newsletterLeaveIntro' : 'newsletterLeaveIntroOne', facts)}</p>
            {state.noneChosen && (
              <p className="form-message danger" role="alert">
                {site.t('newsletterLeaveNone')}
              </p>
            )}
            {several ? (
              <>
                <input type="hidden" name="several" value="1" />
                <ul className="leave-choices">
                  {state.subscriptions.map((subscription) => (
                    <li key={idOf(subscription)}>
                      <label>
                        <input type="checkbox" name="group" value={idOf(subscription)} defaultChecked />
                        <span>{nameOf(subscription)}</span>
                      </label>
                    </li>
                  ))}
                </ul>
              </>
            ) : (
              list(state.subscriptions)
            )}
            <button className="button leave-button" type="submit">
              {site.t('newsletterLeaveButton')}
            </button>
          </form>
        )}
        {state.kind === 'left' && (
          <>
            <div role="status">
              <p>{site.t('newsletterLeft')}</p>
              {list(state.ended)}
            </div>
            {state.kept.length > 0 && (
              <>
                <p>{site.t('newsletterLeftKept')}</p>
                {list(state.kept)}
              </>
            )}
            <form method="post" action={action}>
              <input type="hidden" name="action" value="back" />
              {state.ended.map((subscription) => (
                <input key={idOf(subscription)} type="hidden" name="group" value={idOf(subscription)} />
              ))}
              <button className="button button-secondary" type="submit">
                {site.t('newsletterBack')}
              </button>
            </form>
          </>
        )}
        {state.kind === 'back' && (
          <div role="status">
            <p>{site.t('newsletterBackText')}</p>
            {list(state.subscriptions)}
          </div>
        )}
      </div>
    </div>
  )
}
