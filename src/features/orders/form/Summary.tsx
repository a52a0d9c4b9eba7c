/** Error summary; each error links to its field. */
import { fieldId } from './names'
import type { OrderSending } from './sending'

export function Summary({ sending: { refusal, turn } }: { sending: OrderSending }) {
  return (
    <div
      className={`form-message ${refusal?.tone ?? 'danger'} order-summary`}
      id={fieldId('feil')}
      tabIndex={-1}
      role={refusal ? 'alert' : undefined}
      hidden={!refusal}
    >
      {/* Recreated each time, so that screen readers repeat an unchanged message. */}
      <p key={`text-${turn}`}>{refusal?.message}</p>
      <ul key={`list-${turn}`} hidden={!refusal?.found.length}>
        {refusal?.found.map(({ href, text }) => (
          <li key={`${href} ${text}`}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
