/** `/konto/glemt`: requests a link to choose a new password. The response is the same for every name. */
import { setTimeout as wait } from 'node:timers/promises'
import { ACCOUNT_PATH, FORGOT_PATH } from '../addresses'
import { MAX_EMAIL } from '../contract'
import { writeReset, writing } from '../mail/emails'
import { accountKey } from '../sessions'
import { memberNamed } from '../store'
import { ScreenLayout, SendButtons, Sending, TextField } from './parts'
import type { OpenScreen } from './screen'

/**
 * Least response time in milliseconds, with or without an account: longer than either takes, so that the timing reveals
 * nothing.
 */
export const LEAST_TIME = 350

const SENT = 'sendt'

export const forgotScreen: OpenScreen = {
  forMembers: false,
  path: FORGOT_PATH,
  draw({ done }, site, returned) {
    if (done === SENT) {
      const title = site.t('accountForgotSentTitle')
      return {
        title,
        content: (
          <ScreenLayout site={site} title={title} text={site.t('accountForgotSent')} back="accountBackToSignIn">
            <p className="link-list">
              <a href={site.href(FORGOT_PATH)}>{site.t('accountLinkAgain')}</a>
              <a href={site.href(ACCOUNT_PATH)}>{site.t('accountBackToSignIn')}</a>
            </p>
          </ScreenLayout>
        ),
      }
    }
    const title = site.t('accountForgotTitle')
    return {
      title,
      content: (
        <ScreenLayout
          site={site}
          title={title}
          text={site.t('accountForgotText')}
          returned={returned}
          back="accountBackToSignIn"
        >
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
          </Sending>
        </ScreenLayout>
      ),
    }
  },
  async receive({ runtime, locale, values, limits, address, now }) {
    const key = accountKey(values.user ?? '')
    if (key === '') return { errors: { user: 'accountForgotMissing' } }
    if (!limits.email(address, now)) return { status: 429, message: 'accountTooMany' }

    async function write(): Promise<void> {
      const member = key.length <= MAX_EMAIL ? await memberNamed(runtime.payload, key) : undefined
      if (member) await writeReset(await writing(runtime, locale, now), member)
    }
    // An error takes as long as a success.
    const [written] = await Promise.allSettled([write(), wait(LEAST_TIME)])
    if (written.status === 'rejected') throw written.reason
    return { to: `${FORGOT_PATH}?gjort=${SENT}` }
  },
}
