'use client'
/** Payload warns at the first key in a form that is out of date, and offers to throw it away; here going on loses nothing. */
import { ServerFunctionsContext, type ServerFunctionsContextType, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useMemo } from 'react'
import { areSavesHandled } from './saves'

export function NoStaleWarning({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const calm = useMemo<ServerFunctionsContextType>(
    () => ({
      ...functions,
      getFormState(args) {
        const { collectionSlug, globalSlug, id } = args
        const path = `/api/${globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`}`
        return functions.getFormState(areSavesHandled(path) ? { ...args, checkForStaleData: false } : args)
      },
    }),
    [functions],
  )
  return <ServerFunctionsContext value={calm}>{children}</ServerFunctionsContext>
}
