'use client'
import { useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { fill } from '../../../lib/fill'
import { formatQuantity } from '../../../lib/price'
import { useLanguage, useTexts } from '../../../web/admin/useTexts'
/** The lines of a request as a table with its total, instead of the stored JSON. */
import { decodeList, encodeList, lineTotal, type OrderRow, onePrice, orderSum } from '../../orderList/client'
import { texts } from './texts'
import './orders.css'

/** Read by the rules of the list, so that invalid stored data cannot break the table. */
const rowsIn = (stored: unknown): OrderRow[] =>
  decodeList(encodeList(Array.isArray(stored) ? (stored as OrderRow[]) : []))

export const OrderLines: JSONFieldClientComponent = ({ path }) => {
  const { value } = useField<unknown>({ path })
  const text = useTexts(texts)
  const locale = useLanguage()
  const rows = rowsIn(value)
  const { from, hidden, unpricedOne, unpricedMany } = text
  const words = { locale, from, hidden, unpricedOne, unpricedMany }
  const { amount, unpriced } = orderSum(rows, words)
  return (
    <div className="field-type order-admin">
      <table>
        <thead>
          <tr>
            <th scope="col">{text.quantity}</th>
            <th scope="col">{text.number}</th>
            <th scope="col">{text.article}</th>
            <th scope="col">{text.price}</th>
            <th scope="col">{text.sum}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number}>
              <td>{formatQuantity(row.quantity, row.unit, locale)}</td>
              <td>{row.number}</td>
              <td>
                {row.picture && (
                  <img className="order-admin-picture" src={row.picture} width="40" height="40" alt="" loading="lazy" />
                )}
                {row.name ?? <em>{text.unknown}</em>}
              </td>
              <td>{onePrice(row, words)}</td>
              <td>{lineTotal(row, words)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {text.sum}
            </th>
            <td>
              {amount} {unpriced}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

export function OrderLinesCell({ cellData }: { cellData?: unknown }) {
  const text = useTexts(texts)
  return <>{fill(text.lines, { count: rowsIn(cellData).length })}</>
}
