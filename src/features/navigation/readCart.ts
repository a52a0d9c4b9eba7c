/**
 * Reads the cart that a shop announces (docs/behaviour.md#cart-indicator). Its content is checked: it comes from another
 * script.
 */
import { type Cart, type CartLine, piecesOf } from '../../web/events'

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Never below zero. */
function amount(value: unknown): number {
  const number = Number(value)
  return Number.isFinite(number) && number > 0 ? number : 0
}

/** An address that a link may have: never `javascript:`. */
function address(value: unknown): string | undefined {
  return typeof value === 'string' && /^(https?:\/\/|\/(?!\/))/.test(value) ? value : undefined
}

function lineOf(value: unknown): CartLine[] {
  if (typeof value !== 'object' || value === null) return []
  const { name, quantity, number, price, href, picture } = value as Record<string, unknown>
  const link = address(href)
  const image = address(picture)
  const line = {
    name: text(name) || text(number),
    quantity: amount(quantity),
    ...(text(number) ? { number: text(number) } : {}),
    ...(text(price) ? { price: text(price) } : {}),
    ...(link ? { href: link } : {}),
    ...(image ? { picture: image } : {}),
  }
  return line.name && line.quantity > 0 ? [line] : []
}

/** What the indicator shows of an announcement; an empty cart when it cannot be read. */
export function readCart(json: string): Cart {
  let stored: Record<string, unknown> = {}
  try {
    stored = Object(JSON.parse(json)) as Record<string, unknown>
  } catch {
    // Another script wrote under our key.
  }
  const lines = Array.isArray(stored.lines) ? stored.lines.flatMap(lineOf) : []
  const sum = lines.reduce((total, line) => total + piecesOf(line), 0)
  const url = address(stored.url)
  return {
    total: text(stored.total),
    quantity: lines.length > 0 ? sum : Math.floor(amount(stored.quantity)),
    lines,
    ...(url ? { url } : {}),
  }
}
