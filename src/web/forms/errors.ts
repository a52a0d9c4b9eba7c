/** Validates form values, in the browser and on the server alike. */
import * as z from 'zod/mini'
import type { TextKey } from '../texts'
import type { FieldErrors, Values } from './formState'

/** The first error of each field; a schema's messages are keys of our texts. */
export function errorsOf<Output>(
  schema: z.ZodMiniType<Output>,
  values: Values,
): { output: Output } | { errors: FieldErrors } {
  const parsed = z.safeParse(schema, values)
  if (parsed.success) return { output: parsed.data }
  const errors: Record<string, TextKey> = {}
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? '')
    errors[field] ??= issue.message as TextKey
  }
  return { errors }
}
