'use client'
/** Counts above the list of requests, by state; each is a filter of the list. */
import { fill } from '../../../lib/fill'
import { useFetched } from '../../../web/admin/useFetched'
import { useTexts } from '../../../web/admin/useTexts'
import type { OrderFigures } from '../states'
import { texts } from './texts'
import './orders.css'

const list = '/admin/collections/orderRequests'
const states = ['received', 'seen', 'answered', 'done', 'declined'] as const

export function OrderOverview() {
  const text = useTexts(texts)
  const { answer: figures } = useFetched<OrderFigures>('/api/orderRequests/figures')

  const overdue = `${list}?where[and][0][state][in]=received,seen&where[and][1][sentAt][less_than]=${encodeURIComponent(figures?.overdueBefore ?? '')}`
  return (
    <div className="order-overview">
      <ul>
        {states.map((state) => (
          <li key={state}>
            <a href={`${list}?where[and][0][state][equals]=${state}`}>
              <strong>{figures?.states[state] ?? '–'}</strong> {text.states[state]}
            </a>
          </li>
        ))}
        <li className={figures && figures.overdue > 0 ? 'is-overdue' : undefined}>
          <a href={overdue}>
            <strong>{figures?.overdue ?? '–'}</strong> {text.overdue}
          </a>
        </li>
      </ul>
      {figures && figures.dealers.length + (figures.headOffice > 0 ? 1 : 0) > 1 && (
        <ul className="order-overview-dealers">
          {figures.headOffice > 0 && (
            <li>
              <a href={`${list}?where[and][0][dealer][exists]=false&where[and][1][state][in]=received,seen`}>
                {fill(text.open, { name: text.headOffice, count: figures.headOffice })}
              </a>
            </li>
          )}
          {figures.dealers.map(({ id, name, open }) => (
            <li key={id}>
              <a href={`${list}?where[and][0][dealer][equals]=${id}&where[and][1][state][in]=received,seen`}>
                {fill(text.open, { name, count: open })}
              </a>
            </li>
          ))}
        </ul>
      )}
      <a href="/api/orderRequests/export" download>
        {text.export}
      </a>
    </div>
  )
}
