/** Values by name: a document, a row of a list, a block, an object of JSON. */
export type Values = Record<string, unknown>

/** Whether it is an object and no list. */
export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
