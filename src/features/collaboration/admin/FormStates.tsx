'use client'
/**
 * Changes three behaviours of Payload's forms: they warn at the first key that they are out of date and offer to
 * discard everything, though here continuing loses nothing; the response to an autosave replaces text typed since in
 * all fields but the last; and a field for which a save was refused loses its error before it can be read.
 */
import { ServerFunctionsContext, type ServerFunctionsContextType, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useMemo } from 'react'
import { type SavingView, savePath, stillRefused, viewOfDocument } from './saves'

type GetFormState = ServerFunctionsContextType['getFormState']
type Fields = NonNullable<Parameters<GetFormState>[0]['formState']>

/** Keeps text typed since the form was sent; rows are kept by the form itself. */
function keepTyped(answered: Fields, sent: Fields, view: SavingView): void {
  for (const [path, field] of Object.entries(answered)) {
    if (field.rows || sent[path]?.rows) continue
    const now = view.currentValue(path)
    // A field of a row that was just added was not sent.
    if (JSON.stringify(now) !== JSON.stringify(sent[path]?.value)) field.value = now
  }
}

/**
 * Errors that only a save can find, such as a taken path, are not part of a form's state, which is fetched again as
 * soon as the error is shown. Any change may be the correction: the error is then removed, since it would block the
 * next save.
 */
function keepReasons(answered: Fields, sent: Fields, path: string): void {
  // Form state counts rows, and display-only fields are not sent.
  const values = Object.entries(sent).flatMap(([name, { value, rows, disableFormData }]) =>
    rows || disableFormData ? [] : [[name, value] as const],
  )
  for (const { path: name, message } of stillRefused(path, values)) {
    const field = answered[name]
    if (field && !field.errorMessage) Object.assign(field, { valid: false, errorMessage: message })
  }
}

export function FormStates({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const own = useMemo<ServerFunctionsContextType>(() => {
    const getFormState: GetFormState = async (args) => {
      const { data, formState } = args
      const path = savePath(args)
      const view = viewOfDocument(path)
      const response = await functions.getFormState(view ? { ...args, checkForStaleData: false } : args)
      if (!formState || !('state' in response) || !response.state) return response
      if (view && data) keepTyped(response.state, formState, view)
      keepReasons(response.state, formState, path)
      return response
    }
    return { ...functions, getFormState }
  }, [functions])
  return <ServerFunctionsContext value={own}>{children}</ServerFunctionsContext>
}
