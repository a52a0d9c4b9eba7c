/** A new password, wherever it is chosen: its field, and what it must be. */
import type { Member } from '../../../content/types'
import { faultsOf } from '../../../site/forms/faults'
import type { Values } from '../../../site/forms/formState'
import { keepPassword } from '../../../site/passwords/hash'
import type { Site } from '../../../site/site'
import { MAX_PASSWORD, MIN_PASSWORD } from '../contract'
import { newPasswordSchema } from '../schema'
import { weakPassword } from '../weakPassword'
import { SecretField } from './parts'
import type { Returned } from './screen'

export function NewPasswordField({ site, returned }: { site: Site; returned: Returned }) {
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

/** As it is kept, or what is wrong with it. */
export async function readNewPassword(values: Values, member: Pick<Member, 'username' | 'email'>, site: Site) {
  const checked = faultsOf(newPasswordSchema, values)
  if ('faults' in checked) return checked
  const weakness = weakPassword(checked.output.ny, [member.username, member.email, site.settings.name])
  return weakness ? { faults: { ny: weakness } } : { kept: await keepPassword(checked.output.ny) }
}
