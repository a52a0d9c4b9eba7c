/** `/konto/passord`: another password, for whoever knows the present one. */
import { faultsOf } from '../../../site/forms/faults'
import { ACCOUNT_PATH, PASSWORD_PATH } from '../addresses'
import { MAX_PASSWORD, MIN_PASSWORD } from '../contract'
import { writePasswordChanged, writing } from '../mail/letters'
import { keepPassword } from '../passwords/hash'
import { weaknessOf } from '../passwords/weakness'
import { newPasswordSchema } from '../schema'
import { endSessions } from '../sessions'
import { changePassword } from '../store'
import { PresentPassword, SecretField, SendButtons, Sending, Sheet } from './parts'
import { passwordFault } from './presentPassword'
import type { MemberScreen } from './screen'

export const passwordScreen: MemberScreen = {
  forMembers: true,
  path: PASSWORD_PATH,
  draw({ member }, site, returned) {
    const title = site.t('accountPasswordTitle')
    return {
      title,
      content: (
        <Sheet site={site} title={title} text={site.t('accountPasswordText')} returned={returned}>
          <Sending site={site} path={PASSWORD_PATH}>
            <input type="hidden" name="username" autoComplete="username" value={member.username} />
            <PresentPassword site={site} returned={returned} />
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
            <SendButtons site={site} label={site.t('accountSave')} />
          </Sending>
        </Sheet>
      ),
    }
  },
  async receive(visit, site) {
    const { runtime, member, session, values, locale, now } = visit
    const wrong = await passwordFault(visit)
    if (wrong) return wrong
    const checked = faultsOf(newPasswordSchema, values)
    if ('faults' in checked) return checked
    const password = checked.output.ny
    const weakness = weaknessOf(password, [member.username, member.email, site.settings.name])
    if (weakness) return { faults: { ny: weakness } }
    const kept = await keepPassword(password)
    if (!(await changePassword(runtime.payload, member, { ...kept, proven: false }, now)))
      return { message: 'accountChangedMeanwhile' }
    await endSessions(runtime.payload, member.id, session)
    await writePasswordChanged(await writing(runtime, locale, now), member)
    return { to: ACCOUNT_PATH, done: 'passord' }
  },
}
