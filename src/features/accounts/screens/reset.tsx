/** `/konto/nytt-passord`: target of the link in the e-mail. Opening it changes nothing: scanners open links too. */
import { ACCOUNT_PATH, FORGOT_PATH, RESET_PATH } from '../addresses'
import { writePasswordChanged, writing } from '../mail/emails'
import { endSessions } from '../sessions'
import { changePassword } from '../store'
import { linkGone } from './LinkGone'
import { linkedMember } from './linkedMember'
import { NewPasswordField, readNewPassword } from './newPassword'
import { SendButtons, Sending, screenView } from './parts'
import type { OpenScreen } from './screen'

export const resetScreen: OpenScreen = {
  forMembers: false,
  path: RESET_PATH,
  async draw(visit, site, returned) {
    const linked = await linkedMember(visit, ['password'])
    if (!linked) return linkGone(site, FORGOT_PATH)
    const user = linked.member.username
    return screenView(
      site,
      { title: 'accountResetTitle', text: site.t('accountResetText', { user }), returned, back: 'accountBackToSignIn' },
      <Sending site={site} path={RESET_PATH} code={visit.code}>
        {/* Tells password managers which account the password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={user} />
        <NewPasswordField site={site} returned={returned} />
        <SendButtons site={site} label={site.t('accountResetSend')} />
      </Sending>,
    )
  },
  async receive(visit, site) {
    const { runtime, values, now } = visit
    const linked = await linkedMember(visit, ['password'])
    if (!linked) return { status: 404 }
    const { member } = linked
    const chosen = await readNewPassword(values, member, site)
    if ('errors' in chosen) return chosen
    // Of two posts with the same link one succeeds; for the other the link is used.
    if (!(await changePassword(runtime.payload, member, { ...chosen.kept, proven: true }, now))) return { status: 404 }
    await endSessions(runtime.payload, member.id)
    await writePasswordChanged(await writing(runtime, visit.locale, now), member)
    return { to: ACCOUNT_PATH, done: 'nytt-passord', signOut: true }
  },
}
