/** What may be told of an unknown error. */

/** `ECONNREFUSED`, `23505`: its own code, else that of its cause, as where a statement failed. */
export function errorCode(error: unknown): string | undefined {
  const { code, cause } = Object(error) as { code?: unknown; cause?: unknown }
  const found = code ?? (Object(cause) as { code?: unknown }).code
  return typeof found === 'string' ? found : undefined
}

/**
 * For the log, where data of people was at hand: a failed statement's message quotes its values, which are addresses,
 * numbers and texts of people.
 */
export function errorFacts(error: unknown): { error: string; code?: string } {
  const code = errorCode(error)
  return { error: error instanceof Error ? error.name : typeof error, ...(code === undefined ? {} : { code }) }
}

/** For people who can do something about it, where the error holds no data of others. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))
