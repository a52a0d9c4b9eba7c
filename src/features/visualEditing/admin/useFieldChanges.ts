'use client'
import { useAllFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

export type FormState = ReturnType<typeof useAllFormFields>[0]

/** Calls back after each change of the form. */
export function useFieldChanges(changed: (before: FormState, after: FormState) => void): void {
  const [fields] = useAllFormFields()
  const seen = useRef(fields)
  useEffect(() => {
    const before = seen.current
    seen.current = fields
    if (before !== fields) changed(before, fields)
  })
}
