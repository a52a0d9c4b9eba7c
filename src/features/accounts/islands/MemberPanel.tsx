/**
 * The menu's panel for members: links, and once it is opened the newest orders and the chosen dealer. Pages are kept and
 * the same for everyone, so what is a member's own comes by script.
 */
import { useEffect, useState } from 'react'
import { type IslandPlace, Slot } from '../../../web/Slot'
import { dealerLabel, myDealer, onMyDealerChange } from '../../dealers/client'
import type { Overview } from '../overview'

export interface MemberPanelProps {
  ownPage: string
  /** Address of the calls for the overview. */
  overview: string
  finder: string
  texts: Readonly<Record<'page' | 'orders' | 'dealer' | 'find', string>>
}

export default function MemberPanel({
  ownPage,
  overview,
  finder,
  texts,
  place,
}: MemberPanelProps & { place: IslandPlace }) {
  const [orders, setOrders] = useState<Overview['orders']>([])
  const [dealer, setDealer] = useState<ReturnType<typeof myDealer>>()

  useEffect(() => onMyDealerChange(() => setDealer(myDealer())), [])
  useEffect(() => {
    fetch(overview)
      .then((response) => (response.ok ? (response.json() as Promise<Overview>) : { orders: [] }))
      .then((answer) => setOrders(answer.orders))
      // The links lead to everything.
      .catch(() => undefined)
  }, [overview])

  return (
    <>
      <div className="account-member-ways">
        <p className="account-member-way">
          <a href={ownPage}>{texts.page}</a>
        </p>
        {orders.length > 0 && (
          <>
            <p className="account-member-title">{texts.orders}</p>
            <ul className="account-member-orders">
              {orders.map(({ number, state, href }) => (
                <li key={number}>
                  <a href={href}>{number}</a> <span>{state}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="account-member-way">
          <a href={dealer ? `${finder}/${dealer.slug}` : finder}>
            {dealer ? `${texts.dealer}: ${dealerLabel(dealer)}` : texts.find}
          </a>
        </p>
      </div>
      <Slot place={place} name="signOut" />
    </>
  )
}
