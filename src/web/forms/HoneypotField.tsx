import { HONEYPOT } from './honeypot'

/** The field that visitors do not see. */
export function HoneypotField({ id }: { id: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{HONEYPOT}</label>
      <input id={id} type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
