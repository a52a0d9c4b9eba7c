/** `/konto/mobil`: a code by SMS confirms that the number is the member's. */
import { randomUUID } from 'node:crypto'
import { sendSmsNow } from '../../sms'
import { ACCOUNT_PATH, DONE, MOBILE_PATH } from '../addresses'
import { deleteCode, keepCode, newCode, takeCode } from '../mobileCode'
import { SendButtons, Sending, screenView, TextField } from './parts'
import type { MemberScreen } from './screen'

const SENT = 'sendt'

export const mobileScreen: MemberScreen = {
  forMembers: true,
  path: MOBILE_PATH,
  draw({ member, done, values }, site, returned) {
    const mobile = member.mobile ?? ''
    const isSent = Boolean(member.mobileCode) && (done === SENT || values.steg === 'sjekk')
    return screenView(
      site,
      { title: 'accountCodeTitle', text: site.t(isSent ? 'accountCodeSent' : 'accountCodeAsk', { mobile }), returned },
      <>
        {isSent && (
          <Sending site={site} path={MOBILE_PATH}>
            <input type="hidden" name="steg" value="sjekk" />
            <TextField
              site={site}
              returned={returned}
              name="tall"
              label={site.t('accountCode')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              required
            />
            <SendButtons site={site} label={site.t('accountCodeCheck')} />
          </Sending>
        )}
        <Sending site={site} path={MOBILE_PATH}>
          <input type="hidden" name="steg" value="send" />
          <button className={isSent ? 'account-link-button' : 'button'} type="submit">
            {site.t(isSent ? 'accountCodeAgain' : 'accountCodeSend')}
          </button>
        </Sending>
      </>,
    )
  },
  async receive({ runtime, member, values, limits, address, now }, site) {
    const { id, mobile } = member
    if (!mobile || member.mobileConfirmedAt) return { to: ACCOUNT_PATH }
    if (values.steg === 'sjekk') {
      const code = (values.tall ?? '').replace(/\D/g, '')
      if (await takeCode(runtime, member, code, now)) return { to: ACCOUNT_PATH, done: 'mobil' }
      return { errors: { tall: 'accountCodeWrong' } }
    }
    if (!limits.code({ member: id, mobile, address }, now)) return { status: 429, message: 'accountTooMany' }
    const code = newCode()
    if (!(await keepCode(runtime, member, code, now))) return { message: 'accountChangedMeanwhile' }
    const text = site.t('accountCodeText', { site: site.settings.name, code })
    const sent = await sendSmsNow(runtime, { key: `member:${id}:${randomUUID()}`, to: mobile, text, secret: true })
    if (sent === 'failed') {
      await deleteCode(runtime.payload, member)
      return { status: 500, message: 'accountCodeNotSent' }
    }
    return { to: `${MOBILE_PATH}?${DONE}=${SENT}` }
  },
}
