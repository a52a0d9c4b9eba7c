'use client'
/**
 * What Payload's forms do and shall not: they warn at the first key that they are out of date and offer to throw
 * everything away, where here going on loses nothing; the answer to an autosave replaces what was typed since in all
 * fields but the last; and a field that a save was refused for loses its reason before anybody has read it.
 */
import { ServerFunctionsContext, type ServerFunctionsContextType, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useMemo } from 'react'
import { type SavingView, savePath, stillRefused, viewOfDocument } from './saves'

type GetFormState = ServerFunctionsContextType['getFormState']
type Fields = NonNullable<Parameters<GetFormState>[0]['formState']>

/** With what was typed since the form was sent; rows are the form's own anyway. */
function keepTyped(answered: Fields, sent: Fields, view: SavingView): void {
  for (const [path, field] of Object.entries(answered)) {
    if (field.rows || sent[path]?.rows) continue
    const now = view.currentValue(path)
    // A field of a row that was just added was not sent at all.
    if (JSON.stringify(now) !== JSON.stringify(sent[path]?.value)) field.value = now
  }
}

/**
 * Rules that only a save knows, as that an address is taken, are no part of a form's state, which is asked for anew as
 * soon as the reason is shown. Whatever is changed may be the mend: then the reason goes, for it would stop the next save.
 */
function keepReasons(answered: Fields, sent: Fields, path: string): void {
  // Rows are counted in a form's state, and what is only shown is not sent.
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
      const answer = await functions.getFormState(view ? { ...args, checkForStaleData: false } : args)
      if (!formState || !('state' in answer) || !answer.state) return answer
      if (view && data) keepTyped(answer.state, formState, view)
      keepReasons(answer.state, formState, path)
      return answer
    }
    return { ...functions, getFormState }
  }, [functions])
  return <ServerFunctionsContext value={own}>{children}</ServerFunctionsContext>
}
