/** Parts of a thrown value of unknown type. The log takes the error whole: `{ err: error }` (`server/safeError.ts`). */

/** `ECONNREFUSED`, `23505`: the error's own code, else that of its cause (as with a failed statement). */
export function errorCode(error: unknown): string | undefined {
  const { code, cause } = Object(error) as { code?: unknown; cause?: unknown }
  const found = code ?? (Object(cause) as { code?: unknown }).code
  return typeof found === 'string' ? found : undefined
}

/** Class of an error, without its message, which may quote personal data. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

/** For users who can act on it, where the error holds no data of others. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Its first line: drivers of databases and services add details in further ones. */
export const errorLine = (error: unknown): string => errorMessage(error).split('\n')[0] ?? ''
