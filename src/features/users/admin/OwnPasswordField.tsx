'use client'
/** The signed-in user's password, required for a change that affects access. */
import { FieldDescription, PasswordField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** The server validates the password; client validation would require it on every save. */
const alwaysTrue = () => true as const

export function OwnPasswordField({ field, path }: TextFieldClientProps) {
  const { description } = field.admin ?? {}
  return (
    <div>
      <PasswordField field={field} path={path} autoComplete="current-password" validate={alwaysTrue} />
      {description && <FieldDescription path={path} description={description} />}
    </div>
  )
}
