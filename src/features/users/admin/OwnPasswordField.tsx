'use client'
/** The password of whoever is signed in, asked for with a change of what lets people in. */
import { FieldDescription, PasswordField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

export function OwnPasswordField({ field, path }: TextFieldClientProps) {
  const { description } = field.admin ?? {}
  return (
    <div>
      <PasswordField field={field} path={path} autoComplete="current-password" />
      {description && <FieldDescription path={path} description={description} />}
    </div>
  )
}
