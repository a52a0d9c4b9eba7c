/** The field and rules of a new password, shared by the screens that set one. */
import type { Member } from '../../../cms/types'
import { keepPassword } from '../../../platform/passwords/hash'
import { errorsOf } from '../../../web/forms/errors'
import type { Values } from '../../../web/forms/formState'
import type { Site } from '../../../web/site'
import { MAX_PASSWORD, MIN_PASSWORD } from '../contract'
import { newPasswordSchema } from '../schema'
import { weakPassword } from '../weakPassword'
import { SecretField } from './parts'
import type { SubmittedForm } from './screen'

export function NewPasswordField({ site, returned }: { site: Site; returned: SubmittedForm }) {
  return (
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
  )
}

/** The password in stored form, or its errors. */
export async function readNewPassword(values: Values, member: Pick<Member, 'username' | 'email'>, site: Site) {
  const checked = errorsOf(newPasswordSchema, values)
  if ('errors' in checked) return checked
  const weakness = weakPassword(checked.output.ny, [member.username, member.email, site.settings.name])
  return weakness ? { errors: { ny: weakness } } : { kept: await keepPassword(checked.output.ny) }
}
