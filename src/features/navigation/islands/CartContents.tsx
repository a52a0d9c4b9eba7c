/** What the cart's dropdown shows: its lines and its total, and the way to the cart. Fetched when the cart is touched. */
import { useMemo, useSyncExternalStore } from 'react'
import type { Locale } from '../../../lib/locales'
import { formatQuantity } from '../../../lib/price'
import { CART_SHOWN, type CartLine } from '../../../web/events'
import type { IslandPlace } from '../../../web/Slot'
import { readCart } from '../readCart'

export interface CartContentsProps {
  locale: Locale
  /** Of the cart, unless the shop has moved it. */
  address: string
  open: string
  total: string
}

function Line({ line: { name, number, quantity, price, href, picture }, locale }: { line: CartLine; locale: Locale }) {
  return (
    <li>
      <span className="cart-name">
        {picture && <img src={picture} width="40" height="40" alt="" loading="lazy" />}
        {href ? <a href={href}>{name}</a> : name}
      </span>
      <span>× {formatQuantity(quantity, undefined, locale)}</span>
      <span className="cart-price">{price}</span>
      {number && number !== name && <span className="cart-number">{number}</span>}
    </li>
  )
}

/** The cart that the indicator last received (`islands/cart.ts`); undefined on the server. */
function useCart(place: IslandPlace) {
  const element = 'element' in place ? place.element : undefined
  const [subscribe, read] = useMemo(
    () => [
      (listener: () => void) => {
        element?.addEventListener(CART_SHOWN, listener)
        return () => element?.removeEventListener(CART_SHOWN, listener)
      },
      () => element?.dataset.contents,
    ],
    [element],
  )
  const json = useSyncExternalStore(subscribe, read, () => undefined)
  return useMemo(() => (json === undefined ? undefined : readCart(json)), [json])
}

export default function CartContents({
  locale,
  address,
  open,
  total,
  place,
}: CartContentsProps & { place: IslandPlace }) {
  const cart = useCart(place)
  return (
    <div hidden={!cart}>
      {cart && (
        <ul className="cart-lines">
          {cart.lines.map((line, at) => (
            <Line key={at} line={line} locale={locale} />
          ))}
        </ul>
      )}
      {cart?.total && (
        <p className="cart-sum">
          <span>{total}</span>
          <span className="cart-total">{cart.total}</span>
        </p>
      )}
      <a className="button" href={cart?.url ?? address}>
        {open}
      </a>
    </div>
  )
}
