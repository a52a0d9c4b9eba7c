/**
 * `/konto/bekreft`: confirms an e-mail address. A page with a button, so that link scanners neither confirm an address
 * nor use up a link.
 */
import type { Member } from '../../../cms/types'
import type { Site } from '../../../web/site'
import { ACCOUNT_PATH, CONFIRM_PATH } from '../addresses'
import type { LinkPurpose } from '../links'
import { deleteAccountEmails, writeEmailChanged, writing } from '../mail/emails'
import { changeEmail, confirmEmail, removeMember } from '../store'
import { linkGone } from './LinkGone'
import { linkedMember } from './linkedMember'
import { FormMessage, Sending, screenView } from './parts'
import type { OpenScreen, ScreenRequest, ScreenView, SubmittedForm } from './screen'

const purposes: readonly LinkPurpose[] = ['confirm', 'newEmail']
/** Value of the button for people who have no account here. */
const NOT_MINE = 'ikke-min'

function confirmPicture({ code }: ScreenRequest, site: Site, member: Member, returned: SubmittedForm): ScreenView {
  const user = member.username
  return screenView(
    site,
    { title: 'accountConfirmTitle', text: site.t('accountConfirmText', { user }), returned },
    <>
      <Sending site={site} path={CONFIRM_PATH} code={code}>
        <button className="button" type="submit">
          {site.t('accountConfirmSend')}
        </button>
      </Sending>
      <details className="spoiler account-aside">
        <summary>
          <span className="account-aside-title">{site.t('accountConfirmNotMine')}</span>
        </summary>
        <div className="spoiler-content">
          <p>{site.t('accountConfirmNotMineText')}</p>
          <Sending site={site} path={CONFIRM_PATH} code={code}>
            <input type="hidden" name="svar" value={NOT_MINE} />
            <button className="button account-danger" type="submit">
              {site.t('accountConfirmDelete')}
            </button>
          </Sending>
        </div>
      </details>
    </>,
  )
}

function confirmedPicture(site: Site): ScreenView {
  return screenView(
    site,
    { title: 'accountConfirmTitle' },
    <>
      <FormMessage text={site.t('accountConfirmed')} tone="success" />
      <p className="link-list">
        <a href={site.href(ACCOUNT_PATH)}>{site.t('accountBack')}</a>
      </p>
    </>,
  )
}

function newEmailPicture({ code }: ScreenRequest, site: Site, member: Member, returned: SubmittedForm): ScreenView {
  const text = site.t('accountEmailConfirmText', { email: member.newEmail ?? '', user: member.username })
  return screenView(
    site,
    { title: 'accountEmailConfirmTitle', text, returned },
    <Sending site={site} path={CONFIRM_PATH} code={code}>
      <button className="button" type="submit">
        {site.t('accountEmailConfirmSend')}
      </button>
    </Sending>,
  )
}

export const confirmScreen: OpenScreen = {
  forMembers: false,
  path: CONFIRM_PATH,
  async draw(visit, site, returned) {
    const linked = await linkedMember(visit, purposes)
    if (!linked) return linkGone(site, ACCOUNT_PATH)
    const { member, purpose } = linked
    if (purpose === 'newEmail') return newEmailPicture(visit, site, member, returned)
    return member.emailConfirmedAt ? confirmedPicture(site) : confirmPicture(visit, site, member, returned)
  },
  async receive(visit) {
    const { runtime, values, now } = visit
    const { payload } = runtime
    const linked = await linkedMember(visit, purposes)
    if (!linked) return { status: 404 }
    const { member, purpose } = linked
    if (purpose === 'newEmail') {
      const outcome = await changeEmail(payload, member, now)
      if (outcome === 'taken') return { message: 'accountEmailTaken' }
      if (outcome === 'gone') return { status: 404 }
      await writeEmailChanged(await writing(runtime, member.locale, now), member)
      return { to: ACCOUNT_PATH, done: 'epost-endret' }
    }
    if (values.svar === NOT_MINE) {
      if (!(await removeMember(payload, member, { unconfirmed: true }))) return { status: 404 }
      await deleteAccountEmails(payload, member)
      return { to: ACCOUNT_PATH, done: 'ikke-min' }
    }
    // Sending it twice has the same effect as once.
    await confirmEmail(payload, member, now)
    return { to: ACCOUNT_PATH, done: 'bekreftet' }
  },
}
