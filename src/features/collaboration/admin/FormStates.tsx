'use client'
/**
 * Two things that Payload's forms do where several people edit: they warn at the first key that they are out of date and
 * offer to throw everything away, where here going on loses nothing; and the answer to an autosave replaces what was
 * typed since in all fields but the last.
 */
import { ServerFunctionsContext, type ServerFunctionsContextType, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useMemo } from 'react'
import { type SavingView, viewOfDocument } from './saves'

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

export function FormStates({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const own = useMemo<ServerFunctionsContextType>(() => {
    const getFormState: GetFormState = async (args) => {
      const { collectionSlug, globalSlug, id, data, formState } = args
      const path = `/api/${globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`}`
      const view = viewOfDocument(path)
      if (!view) return functions.getFormState(args)
      const answer = await functions.getFormState({ ...args, checkForStaleData: false })
      if (data && formState && 'state' in answer && answer.state) keepTyped(answer.state, formState, view)
      return answer
    }
    return { ...functions, getFormState }
  }, [functions])
  return <ServerFunctionsContext value={own}>{children}</ServerFunctionsContext>
}
