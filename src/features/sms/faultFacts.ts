/** What of an error may be logged: a failed statement quotes its values, and those are numbers and texts of people. */
export function faultFacts(error: unknown): { fault: string } {
  const { name, code, cause } = Object(error) as { name?: unknown; code?: unknown; cause?: unknown }
  const inner = Object(cause) as { code?: unknown }
  return { fault: [name, code ?? inner.code].filter(Boolean).map(String).join(' ') }
}
