/** `/konto/e-post`: requests another address, which takes effect once the link sent there is opened. */
import { errorsOf } from '../../../web/forms/errors'
import { ACCOUNT_PATH, EMAIL_PATH } from '../addresses'
import { MAX_EMAIL } from '../contract'
import { writeNewEmail, writing } from '../mail/emails'
import { newEmailSchema } from '../schema'
import { askForEmail, memberNamed } from '../store'
import { PresentPassword, SendButtons, Sending, screenView, TextField } from './parts'
import { passwordError } from './presentPassword'
import type { MemberScreen } from './screen'

export const emailScreen: MemberScreen = {
  forMembers: true,
  path: EMAIL_PATH,
  draw({ member }, site, returned) {
    const text = site.t('accountEmailText', { email: member.email })
    return screenView(
      site,
      { title: 'accountEmailTitle', text, returned },
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
      </Sending>,
    )
  },
  async receive(visit) {
    const { runtime, member, values, limits, locale, now } = visit
    const checked = errorsOf(newEmailSchema, values)
    if ('errors' in checked) return checked
    const newEmail = checked.output.mail.toLowerCase()
    if (newEmail === member.email) return { errors: { mail: 'accountEmailSame' } }
    const wrong = await passwordError(visit)
    if (wrong) return wrong
    if (!limits.newEmail(member.id, now)) return { status: 429, message: 'accountTooMany' }
    if (!(await askForEmail(runtime.payload, member, newEmail, now))) return { message: 'accountChangedMeanwhile' }
    // Only its owner learns whether the address is in use.
    const owner = await memberNamed(runtime.payload, newEmail)
    await writeNewEmail(await writing(runtime, locale, now), { ...member, newEmail }, owner)
    return { to: ACCOUNT_PATH, done: 'ny-epost' }
  },
}
