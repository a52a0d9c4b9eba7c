import type { ReactNode } from 'react'

/** The text of a label, and whether the field may stay empty. */
export function LabelText({
  text,
  optional,
  t,
}: {
  text: ReactNode
  optional: boolean
  t: (key: 'orderOptional') => string
}) {
  return (
    <>
      {text} {optional && <span className="hint">{t('orderOptional')}</span>}
    </>
  )
}
