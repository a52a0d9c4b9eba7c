/** `/konto/opplysninger`: name, nickname and mobile number. */

import { keptMobile } from '../../../lib/phoneNumber'
import { errorsOf } from '../../../web/forms/errors'
import { PhoneField } from '../../../web/phone/PhoneField'
import { ACCOUNT_PATH, PROFILE_PATH } from '../addresses'
import { MAX_NAME } from '../contract'
import { profileSchema } from '../schema'
import { changeProfile } from '../store'
import { SendButtons, Sending, screenView, TextField } from './parts'
import type { MemberScreen } from './screen'

export const profileScreen: MemberScreen = {
  forMembers: true,
  path: PROFILE_PATH,
  draw({ member }, site, returned) {
    const stored = { name: member.name ?? '', nick: member.nickname ?? '', mobile: member.mobile ?? '' }
    const shown = { ...returned, values: { ...stored, ...returned.values } }
    const error = returned.errors.mobile
    return screenView(
      site,
      { title: 'accountProfileTitle', returned: shown },
      <Sending site={site} path={PROFILE_PATH}>
        <TextField
          site={site}
          returned={shown}
          name="name"
          label={site.t('formName')}
          autoComplete="name"
          maxLength={MAX_NAME}
        />
        <TextField
          site={site}
          returned={shown}
          name="nick"
          label={site.t('accountNickname')}
          autoComplete="nickname"
          maxLength={MAX_NAME}
        />
        <PhoneField
          site={site}
          id="konto-mobil"
          name="mobile"
          label={site.t('accountMobile')}
          value={shown.values.mobile}
          error={error && site.t(error)}
        />
        <SendButtons site={site} label={site.t('accountSave')} />
      </Sending>,
    )
  },
  async receive({ runtime, member, values, now }) {
    const checked = errorsOf(profileSchema, values)
    if ('errors' in checked) return checked
    const { name, nick, mobile: typed } = checked.output
    const mobile = keptMobile(typed)
    if (mobile === undefined) return { errors: { mobile: 'accountMobileInvalid' } }
    await changeProfile(runtime.payload, member.id, { name, nickname: nick, mobile }, now)
    return { to: ACCOUNT_PATH, done: 'opplysninger' }
  },
}
