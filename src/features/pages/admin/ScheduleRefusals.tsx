'use client'
/** Shows in the admin's schedule drawer why a time was refused: Payload reports success for every response. */
import { ServerFunctionsContext, type ServerFunctionsContextType, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useMemo } from 'react'

export function ScheduleRefusals({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const telling = useMemo<ServerFunctionsContextType>(
    () => ({
      ...functions,
      async schedulePublish(args) {
        const response = (await functions.schedulePublish(args)) as { error?: string } | undefined
        // The drawer shows the message of what is thrown.
        if (response?.error) throw new Error(response.error)
        return response
      },
    }),
    [functions],
  )
  return <ServerFunctionsContext value={telling}>{children}</ServerFunctionsContext>
}
