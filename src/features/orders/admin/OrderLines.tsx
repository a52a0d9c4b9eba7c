'use client'
/** The lines of a request as a table with its total, in place of the JSON that they are kept as. */
import { useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { totalText } from '../../../site/orderList/announced'
import { decodeList, encodeList, type OrderRow } from '../../../site/orderList/list'
import { useTexts } from './texts'
import './orders.css'

/** Read by the rules of the list: whatever is stored, a table can be drawn of it. */
const rowsIn = (stored: unknown): OrderRow[] =>
  decodeList(encodeList(Array.isArray(stored) ? (stored as OrderRow[]) : []))

export const OrderLines: JSONFieldClientComponent = ({ path }) => {
  const { value } = useField<unknown>({ path })
  const { text, locale } = useTexts()
  const rows = rowsIn(value)
  return (
    <div className="field-type order-admin">
      <table>
        <thead>
          <tr>
            <th scope="col">{text.quantity}</th>
            <th scope="col">{text.number}</th>
            <th scope="col">{text.article}</th>
            <th scope="col">{text.price}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, quantity, name, priceText }) => (
            <tr key={number}>
              <td>{quantity}</td>
              <td>{number}</td>
              <td>{name ?? <em>{text.unknown}</em>}</td>
              <td>{priceText}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {text.sum}
            </th>
            <td>{totalText(rows, { locale, from: text.from, hidden: text.hidden })}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

export function OrderLinesCell({ cellData }: { cellData?: unknown }) {
  const { text } = useTexts()
  return <>{text.lines.replace('{count}', String(rowsIn(cellData).length))}</>
}
