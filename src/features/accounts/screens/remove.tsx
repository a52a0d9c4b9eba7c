/** `/konto/slett`: deletes the account, which requires its password. */
import { ACCOUNT_PATH, DELETE_PATH } from '../addresses'
import { writeDeleted, writing } from '../mail/emails'
import { removeMember } from '../store'
import { PresentPassword, SendButtons, Sending, screenView } from './parts'
import { passwordError } from './presentPassword'
import type { MemberScreen } from './screen'

export const removeScreen: MemberScreen = {
  forMembers: true,
  path: DELETE_PATH,
  draw(_, site, returned) {
    return screenView(
      site,
      { title: 'accountDeleteTitle', text: site.t('accountDeleteText'), returned },
      <>
        <div className="account-fates">
          <section>
            <h2>{site.t('accountDeleteGoes')}</h2>
            <p>{site.t('accountDeleteGoesList')}</p>
          </section>
          <section>
            <h2>{site.t('accountDeleteStays')}</h2>
            <p>{site.t('accountDeleteStaysList')}</p>
          </section>
        </div>
        <Sending site={site} path={DELETE_PATH}>
          <PresentPassword site={site} returned={returned} />
          <SendButtons site={site} label={site.t('accountDeleteSend')} danger />
        </Sending>
      </>,
    )
  },
  async receive(visit) {
    const { runtime, member, locale, now } = visit
    const wrong = await passwordError(visit)
    if (wrong) return wrong
    if (!(await removeMember(runtime.payload, member))) return { message: 'accountChangedMeanwhile' }
    await writeDeleted(await writing(runtime, locale, now), member)
    return { to: ACCOUNT_PATH, done: 'slettet', signOut: true }
  },
}
