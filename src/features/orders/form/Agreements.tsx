/** The agreements of the form: the terms of delivery, and the consents that editors configured. */
import { type IslandPlace, Slot } from '../../../web/Slot'
import { TERMS } from '../schema'
import { type FieldsDrawn, Tick } from './Field'

/** Slot name of the terms; each consent's wording has a slot of the consent's name. */
export const TERMS_SLOT = 'betingelser'

export interface Agreed {
  /** Version of the terms; undefined where there are none to accept. */
  terms: number | undefined
  consents: readonly { name: string; required: boolean }[]
}

export function Agreements({
  agreed: { terms, consents },
  drawn,
  place,
}: {
  agreed: Agreed
  drawn: FieldsDrawn
  place: IslandPlace
}) {
  const { t } = drawn
  if (terms === undefined && consents.length === 0) return null
  return (
    <div className="order-part order-agreements">
      {terms !== undefined && (
        <>
          <details className="order-terms disclosure">
            <summary>{t('orderTermsTitle')}</summary>
            <Slot className="order-terms-text" name={TERMS_SLOT} place={place} />
          </details>
          <Tick drawn={drawn} name={TERMS} value={String(terms)} required>
            <span>{t('orderTermsAccept', { version: terms })}</span>
          </Tick>
        </>
      )}
      {consents.map(({ name, required }) => (
        <Tick key={name} drawn={drawn} name={name} required={required}>
          <Slot as="span" name={name} place={place} />
        </Tick>
      ))}
    </div>
  )
}
