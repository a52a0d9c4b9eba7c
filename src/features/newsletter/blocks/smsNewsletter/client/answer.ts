/** The message for the visitor in a response of the newsletter's calls (docs/behaviour.md#subscribing). */
import { parsePage } from '../../../../../web/client/drawnPage'

/** Markup in a message was escaped by the server: shown as the intended text, never as markup. */
export function plainText(html: string): string {
  return parsePage(html).body.textContent ?? ''
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined)
const inside = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

/** The message of a success; undefined for any other response. */
export const successOf = (body: unknown): string | undefined => textIn(inside(body, 'message'))

/** `error.message`, else the last value of `data.params` if `params` is set, else undefined. */
export function failureOf(body: unknown, { params }: { params: boolean }): string | undefined {
  const message = textIn(inside(inside(body, 'error'), 'message'))
  if (message || !params) return message
  const given = inside(inside(body, 'data'), 'params')
  return typeof given === 'object' && given !== null ? textIn(Object.values(given).at(-1)) : undefined
}
