/** Fields for the customer, the dealer and the message. */
import { type IslandPlace, Slot } from '../../../web/Slot'
import { FILES } from '../schema'
import { type DealerChoice, proposedOf } from './dealerChoice'
import { Field, type FieldsDrawn } from './Field'
import { errorId, fieldId, PROPOSED } from './names'

/** Name of the slot of the phone field, which has a module of its own. */
export const PHONE_SLOT = 'telefon'

/** Bounds of the attached files; `most` is 0 where none are allowed. */
export interface FileBounds {
  most: number
  megabytes: number
}

function DealerField({
  drawn,
  dealers,
  onChoose,
}: {
  drawn: FieldsDrawn
  dealers: DealerChoice
  onChoose: (value: string) => void
}) {
  const { t } = drawn
  const { options, selected, hint } = dealers
  return (
    <fieldset className="order-part">
      <legend>{t('orderDealerHeading')}</legend>
      <Field drawn={drawn} name="dealer" label={t('orderDealer')}>
        <select
          id={fieldId('dealer')}
          name="dealer"
          value={selected}
          aria-describedby={fieldId(PROPOSED)}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          <option value="">{t('orderDealerLetUs')}</option>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </Field>
      <input type="hidden" name={PROPOSED} value={proposedOf(dealers)} />
      <p className="hint order-proposal" id={fieldId(PROPOSED)} role="status">
        {hint}
      </p>
    </fieldset>
  )
}

function MessageFields({ drawn, files, filesLost }: { drawn: FieldsDrawn; files: FileBounds; filesLost: boolean }) {
  const { t } = drawn
  const { most, megabytes } = files
  return (
    <fieldset className="order-part">
      <legend>{t(most > 0 ? 'orderMessageHeading' : 'orderMessage')}</legend>
      <Field drawn={drawn} name="message" label={t('orderMessage')} lines={5} maxLength={5000} optional />
      {most > 0 && (
        <Field
          drawn={drawn}
          name={FILES}
          label={t('orderFiles')}
          hint={t('orderFilesHint', { count: most, size: megabytes })}
          optional
        >
          <input
            type="file"
            id={fieldId(FILES)}
            name={FILES}
            multiple={most > 1}
            data-files={most}
            data-megabytes={megabytes}
            accept=".pdf,image/*,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.rtf,.txt,.csv"
            aria-invalid={drawn.errors[FILES] ? true : undefined}
            aria-describedby={`${fieldId(FILES)}-hint ${errorId(FILES)}`}
          />
        </Field>
      )}
      {filesLost && <p className="hint order-files-lost">{t('orderFilesAgain')}</p>}
    </fieldset>
  )
}

export function CustomerFields({
  drawn,
  dealers,
  files,
  filesLost,
  place,
  onChoose,
}: {
  drawn: FieldsDrawn
  dealers: DealerChoice
  files: FileBounds
  filesLost: boolean
  place: IslandPlace
  onChoose: (value: string) => void
}) {
  const { t } = drawn
  return (
    <>
      <fieldset className="order-part">
        <legend>{t('orderYou')}</legend>
        <div className="order-grid">
          <Field drawn={drawn} name="name" label={t('formName')} autoComplete="name" maxLength={200} required />
          <Field
            drawn={drawn}
            name="email"
            type="email"
            label={t('formEmail')}
            autoComplete="email"
            maxLength={200}
            required
          />
          <Slot name={PHONE_SLOT} place={place} />
          <Field
            drawn={drawn}
            name="company"
            label={t('orderCompany')}
            autoComplete="organization"
            maxLength={200}
            // The styles detect an empty field by it, and then hide the organisation number.
            placeholder=" "
            optional
          />
          <Field
            drawn={drawn}
            name="organisationNumber"
            label={t('orderOrganisationNumber')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            optional
          />
          <Field
            drawn={drawn}
            name="street"
            label={t('orderStreet')}
            autoComplete="street-address"
            maxLength={200}
            optional
          />
          <div className="order-pair">
            <Field
              drawn={drawn}
              name="postcode"
              label={t('orderPostcode')}
              autoComplete="postal-code"
              inputMode="numeric"
              maxLength={4}
              required
            />
            <Field
              drawn={drawn}
              name="place"
              label={t('orderPlace')}
              autoComplete="address-level2"
              maxLength={200}
              optional
            />
          </div>
        </div>
      </fieldset>
      <DealerField drawn={drawn} dealers={dealers} onChoose={onChoose} />
      <MessageFields drawn={drawn} files={files} filesLost={filesLost} />
    </>
  )
}
