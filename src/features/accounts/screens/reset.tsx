/** `/konto/nytt-passord`: where the link of a letter leads. Looking at it changes nothing: programs open links too. */
import { faultsOf } from '../../../site/forms/faults'
import { ACCOUNT_PATH, FORGOT_PATH, RESET_PATH } from '../addresses'
import { MAX_PASSWORD, MIN_PASSWORD } from '../contract'
import { writePasswordChanged, writing } from '../mail/letters'
import { keepPassword } from '../passwords/hash'
import { weaknessOf } from '../passwords/weakness'
import { newPasswordSchema } from '../schema'
import { endSessions } from '../sessions'
import { changePassword } from '../store'
import { linkGone } from './LinkGone'
import { linkedMember } from './linkedMember'
import { SecretField, SendButtons, Sending, Sheet } from './parts'
import type { OpenScreen } from './screen'

export const resetScreen: OpenScreen = {
  forMembers: false,
  path: RESET_PATH,
  async draw(visit, site, returned) {
    const linked = await linkedMember(visit, ['password'])
    if (!linked) return linkGone(site, FORGOT_PATH)
    const title = site.t('accountResetTitle')
    const user = linked.member.username
    return {
      title,
      content: (
        <Sheet
          site={site}
          title={title}
          text={site.t('accountResetText', { user })}
          returned={returned}
          back="accountBackToSignIn"
        >
          <Sending site={site} path={RESET_PATH} code={visit.code}>
            {/* For password managers, which then know whose password it is. */}
            <input type="hidden" name="username" autoComplete="username" value={user} />
            <SecretField
              site={site}
              returned={returned}
              name="ny"
              label={site.t('accountPasswordNew')}
              hint={site.t('accountPasswordHint')}
              autoComplete="new-password"
              minLength={MIN_PASSWORD}
              maxLength={MAX_PASSWORD}
            />
            <SendButtons site={site} label={site.t('accountResetSend')} />
          </Sending>
        </Sheet>
      ),
    }
  },
  async receive(visit, site) {
    const { runtime, values, now } = visit
    const linked = await linkedMember(visit, ['password'])
    if (!linked) return { status: 404 }
    const { member } = linked
    const checked = faultsOf(newPasswordSchema, values)
    if ('faults' in checked) return checked
    const password = checked.output.ny
    const weakness = weaknessOf(password, [member.username, member.email, site.settings.name])
    if (weakness) return { faults: { ny: weakness } }
    const kept = await keepPassword(password)
    // Of two with the same link one is taken; for the other it is a link that was used.
    if (!(await changePassword(runtime.payload, member, { ...kept, proven: true }, now))) return { status: 404 }
    await endSessions(runtime.payload, member.id)
    await writePasswordChanged(await writing(runtime, visit.locale, now), member)
    return { to: ACCOUNT_PATH, done: 'nytt-passord', signOut: true }
  },
}
