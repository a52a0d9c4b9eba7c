/** Checks what was typed, in the browser and on the server alike. */
import * as z from 'zod/mini'
import type { TextKey } from '../texts'
import type { Faults, Values } from './formState'

/** The first fault of each field; a schema's messages are keys of our texts. */
export function faultsOf<Output>(
  schema: z.ZodMiniType<Output>,
  values: Values,
): { output: Output } | { faults: Faults } {
  const parsed = z.safeParse(schema, values)
  if (parsed.success) return { output: parsed.data }
  const faults: Record<string, TextKey> = {}
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? '')
    faults[field] ??= issue.message as TextKey
  }
  return { faults }
}
