/** `/konto/passord`: changes the password, which requires the present one. */
import { ACCOUNT_PATH, PASSWORD_PATH } from '../addresses'
import { writePasswordChanged, writing } from '../mail/emails'
import { endSessions } from '../sessions'
import { changePassword } from '../store'
import { NewPasswordField, readNewPassword } from './newPassword'
import { PresentPassword, SendButtons, Sending, screenView } from './parts'
import { passwordError } from './presentPassword'
import type { MemberScreen } from './screen'

export const passwordScreen: MemberScreen = {
  forMembers: true,
  path: PASSWORD_PATH,
  draw({ member }, site, returned) {
    return screenView(
      site,
      { title: 'accountPasswordTitle', text: site.t('accountPasswordText'), returned },
      <Sending site={site} path={PASSWORD_PATH}>
        <input type="hidden" name="username" autoComplete="username" value={member.username} />
        <PresentPassword site={site} returned={returned} />
        <NewPasswordField site={site} returned={returned} />
        <SendButtons site={site} label={site.t('accountSave')} />
      </Sending>,
    )
  },
  async receive(visit, site) {
    const { runtime, member, session, values, locale, now } = visit
    const wrong = await passwordError(visit)
    if (wrong) return wrong
    const chosen = await readNewPassword(values, member, site)
    if ('errors' in chosen) return chosen
    if (!(await changePassword(runtime.payload, member, { ...chosen.kept, proven: false }, now)))
      return { message: 'accountChangedMeanwhile' }
    await endSessions(runtime.payload, member.id, session)
    await writePasswordChanged(await writing(runtime, locale, now), member)
    return { to: ACCOUNT_PATH, done: 'passord' }
  },
}
