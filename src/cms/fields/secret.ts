/** A text that is written and never read again outside the program: gateways' passwords, keys of services. */
import type { FieldHook, TextField } from 'payload'
import type { Localised } from '../../lib/locales'
import { administratorsOnField } from '../access/roles'
import { SECRET_IS_SET } from './secretIsSet'

/** The program reads past access; whoever is asked for their access learns that there is one. */
const hideFromPeople: FieldHook = ({ value, overrideAccess }) => (overrideAccess || !value ? value : SECRET_IS_SET)

/** A form sends back what it was given for what stays. */
const keepStored: FieldHook = ({ value, previousValue }) =>
  value === SECRET_IS_SET ? ((previousValue as string | null | undefined) ?? null) : value

export function secretField(name: string, label: Localised, maxLength: number): TextField {
  return {
    name,
    type: 'text',
    maxLength,
    label,
    access: { read: administratorsOnField, update: administratorsOnField },
    admin: { components: { Field: '/src/web/admin/SecretField#SecretField' } },
    hooks: { beforeValidate: [keepStored], afterRead: [hideFromPeople] },
    // Neither compared nor shown where two people save at once.
    custom: { secret: true },
  }
}
