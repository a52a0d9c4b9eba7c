/** What may be shown of an unknown error. */

/** `ECONNREFUSED`, `23505`: the error's own code, else that of its cause (as with a failed statement). */
export function errorCode(error: unknown): string | undefined {
  const { code, cause } = Object(error) as { code?: unknown; cause?: unknown }
  const found = code ?? (Object(cause) as { code?: unknown }).code
  return typeof found === 'string' ? found : undefined
}

/**
 * For the log, where personal data may be involved: a failed statement's message quotes its values, which are
 * addresses, numbers and texts of people.
 */
export function errorFacts(error: unknown): { error: string; code?: string } {
  const code = errorCode(error)
  return { error: error instanceof Error ? error.name : typeof error, ...(code === undefined ? {} : { code }) }
}

/** For users who can act on it, where the error holds no data of others. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Its first line: drivers of databases and services add details in further ones. */
export const errorLine = (error: unknown): string => errorMessage(error).split('\n')[0] ?? ''
