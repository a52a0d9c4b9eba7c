'use client'
/** The user's own password, which a change of a second step requires. */
import { TextInput } from '../../../web/admin/TextInput'
import { useStaffTexts } from './texts'

interface Props {
  value: string
  error: string | undefined
  onChange: (password: string) => void
  onEnter: () => void
}

export function OwnPassword(props: Props) {
  const { text } = useStaffTexts()
  return (
    <TextInput
      name="own-password"
      type="password"
      label={text.ownPassword}
      autoComplete="current-password"
      autoFocus
      {...props}
    />
  )
}
