/** What an answer of the newsletter's calls says to the visitor (docs/behaviour.md#subscribing). */

/** Markup in a message is what the server escaped: shown as the text that was meant, and never as markup. */
export function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined)
const inside = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

/** The message of a success; undefined for what is no readable success. */
export const successOf = (body: unknown): string | undefined => textIn(inside(body, 'message'))

/** `error.message`, else the last value of `data.params` where those are asked for, else nothing. */
export function failureOf(body: unknown, { params }: { params: boolean }): string | undefined {
  const said = textIn(inside(inside(body, 'error'), 'message'))
  if (said || !params) return said
  const told = inside(inside(body, 'data'), 'params')
  return typeof told === 'object' && told !== null ? textIn(Object.values(told).at(-1)) : undefined
}
