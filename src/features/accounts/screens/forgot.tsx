/** `/konto/glemt`: requests a link to choose a new password. The response is the same for every name. */
import { ACCOUNT_PATH, FORGOT_PATH } from '../addresses'
import { MAX_EMAIL } from '../contract'
import { writeReset, writing } from '../mail/emails'
import { accountKey } from '../sessions'
import { memberNamed } from '../store'
import { withLeastTime } from './leastTime'
import { SendButtons, Sending, screenView, TextField } from './parts'
import type { OpenScreen } from './screen'

const SENT = 'sendt'

export const forgotScreen: OpenScreen = {
  forMembers: false,
  path: FORGOT_PATH,
  draw({ done }, site, returned) {
    if (done === SENT) {
      return screenView(
        site,
        { title: 'accountForgotSentTitle', text: site.t('accountForgotSent'), back: 'accountBackToSignIn' },
        <p className="link-list">
          <a href={site.href(FORGOT_PATH)}>{site.t('accountLinkAgain')}</a>
          <a href={site.href(ACCOUNT_PATH)}>{site.t('accountBackToSignIn')}</a>
        </p>,
      )
    }
    return screenView(
      site,
      { title: 'accountForgotTitle', text: site.t('accountForgotText'), returned, back: 'accountBackToSignIn' },
      <Sending site={site} path={FORGOT_PATH}>
        <TextField
          site={site}
          returned={returned}
          name="user"
          label={site.t('accountUserOrEmail')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_EMAIL}
          required
        />
        <SendButtons site={site} label={site.t('accountForgotSend')} />
      </Sending>,
    )
  },
  async receive({ runtime, locale, values, limits, address, now }) {
    const key = accountKey(values.user ?? '')
    if (key === '') return { errors: { user: 'accountForgotMissing' } }
    if (!limits.email(address, now)) return { status: 429, message: 'accountTooMany' }

    async function write(): Promise<void> {
      const member = key.length <= MAX_EMAIL ? await memberNamed(runtime.payload, key) : undefined
      if (member) await writeReset(await writing(runtime, locale, now), member)
    }
    await withLeastTime(write())
    return { to: `${FORGOT_PATH}?gjort=${SENT}` }
  },
}
