/** A secret that is stored and never shown again: passwords of gateways, keys of services. */
import type { FieldHook, TextField } from 'payload'
import type { Localised } from '../../lib/locales'
import { credentialField } from './credential'
import { SECRET_IS_SET } from './secretIsSet'

/** Reads with `overrideAccess` (the program's own) get the secret; all others get a placeholder if one is set. */
const hideFromPeople: FieldHook = ({ value, overrideAccess }) => (overrideAccess || !value ? value : SECRET_IS_SET)

/** A form submits the placeholder for an unchanged secret. */
const keepStored: FieldHook = ({ value, previousValue }) =>
  value === SECRET_IS_SET ? ((previousValue as string | null | undefined) ?? null) : value

export function secretField(name: string, label: Localised): TextField {
  return {
    ...credentialField(name, label),
    admin: { components: { Field: '/src/web/admin/SecretField#SecretField' } },
    hooks: { beforeValidate: [keepStored], afterRead: [hideFromPeople] },
    // Neither compared nor shown when two editors save at once.
    custom: { secret: true },
  }
}
