/**
 * What may be said in the log of something that failed with a member's data at hand: the database's own message would
 * quote the e-mail address and more.
 */
export function faultFacts(error: unknown): { fault: string; code?: string } {
  if (!(error instanceof Error)) return { fault: typeof error }
  const { code } = { ...(error.cause instanceof Error ? error.cause : error) } as { code?: unknown }
  return { fault: error.name, ...(typeof code === 'string' ? { code } : {}) }
}
