/** `/konto/e-post`: asks for another address, which counts once a link that was sent there is opened. */
import { faultsOf } from '../../../site/forms/faults'
import { ACCOUNT_PATH, EMAIL_PATH } from '../addresses'
import { MAX_EMAIL } from '../contract'
import { writeNewEmail, writing } from '../mail/letters'
import { newEmailSchema } from '../schema'
import { askForEmail, memberNamed } from '../store'
import { PresentPassword, SendButtons, Sending, Sheet, TextField } from './parts'
import { passwordFault } from './presentPassword'
import type { MemberScreen } from './screen'

export const emailScreen: MemberScreen = {
  forMembers: true,
  path: EMAIL_PATH,
  draw({ member }, site, returned) {
    const title = site.t('accountEmailTitle')
    const text = site.t('accountEmailText', { email: member.email })
    return {
      title,
      content: (
        <Sheet site={site} title={title} text={text} returned={returned}>
          <Sending site={site} path={EMAIL_PATH}>
            <TextField
              site={site}
              returned={returned}
              name="mail"
              type="email"
              label={site.t('accountEmailNew')}
              autoComplete="email"
              maxLength={MAX_EMAIL}
              required
            />
            <PresentPassword site={site} returned={returned} />
            <SendButtons site={site} label={site.t('accountSave')} />
          </Sending>
        </Sheet>
      ),
    }
  },
  async receive(visit) {
    const { runtime, member, values, limits, locale, now } = visit
    const checked = faultsOf(newEmailSchema, values)
    if ('faults' in checked) return checked
    const newEmail = checked.output.mail.toLowerCase()
    if (newEmail === member.email) return { faults: { mail: 'accountEmailSame' } }
    const wrong = await passwordFault(visit)
    if (wrong) return wrong
    if (!limits.newEmail(member.id, now)) return { status: 429, message: 'accountTooMany' }
    if (!(await askForEmail(runtime.payload, member, newEmail, now))) return { message: 'accountChangedMeanwhile' }
    // Whether somebody has the address is told to its owner alone.
    const owner = await memberNamed(runtime.payload, newEmail)
    await writeNewEmail(await writing(runtime, locale, now), { ...member, newEmail }, owner)
    return { to: ACCOUNT_PATH, done: 'ny-epost' }
  },
}
