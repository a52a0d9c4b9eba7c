/** Who orders, who is to deliver, and what there is to say about it. */
import { PhoneField } from '../../../web/phone/PhoneField'
import type { Site } from '../../../web/site'
import type { TextKey } from '../../../web/texts'
import { FILES } from '../schema'
import type { OrderForm } from '../settings'
import type { Routing } from '../states'
import { Field } from './Field'
import { fieldId, type OrderFormState, PROPOSED } from './state'

/** What is said of a proposal, by the rule that made it. */
const proposals: Partial<Record<Routing, TextKey>> = {
  chosen: 'orderDealerMine',
  nearest: 'orderDealerNearest',
  territory: 'orderDealerTerritory',
}

function DealerField({ state, site }: { state: OrderFormState; site: Site }) {
  const { choices, proposed, routing } = state.dealers
  const dealer = choices.find(({ id }) => id === proposed)
  const reason = proposals[routing]
  // Who saw a proposal and left the choice to us keeps it so. An address may name the dealer by its own last part.
  const isLeftToUs = state.values.dealer === '' && Boolean(state.values[PROPOSED])
  const chosen = isLeftToUs || proposed === undefined ? '' : String(proposed)
  return (
    <fieldset className="order-part">
      <legend>{site.t('orderDealerHeading')}</legend>
      <Field state={state} site={site} name="dealer" label={site.t('orderDealer')}>
        <select id={fieldId('dealer')} name="dealer" defaultValue={chosen} aria-describedby={fieldId('forslag')}>
          <option value="">{site.t('orderDealerLetUs')}</option>
          {choices.map(({ id, name, place, km }) => (
            <option key={id} value={id}>
              {km === undefined
                ? site.t('orderDealerOption', { name, place })
                : site.t('orderDealerOptionKm', { name, place, km })}
            </option>
          ))}
        </select>
      </Field>
      <input
        type="hidden"
        name={PROPOSED}
        defaultValue={proposed !== undefined && routing !== 'chosen' ? proposed : ''}
      />
      <p className="hint order-proposal" id={fieldId('forslag')} role="status">
        {dealer && reason ? site.t(reason, { dealer: dealer.name }) : site.t('orderDealerHint')}
      </p>
    </fieldset>
  )
}

export function CustomerFields({ form, state, site }: { form: OrderForm; state: OrderFormState; site: Site }) {
  const { maxFiles, maxFileSize } = form.settings
  const shared = { state, site }
  const phoneFault = state.errors.phone
  return (
    <>
      <fieldset className="order-part">
        <legend>{site.t('orderYou')}</legend>
        <div className="order-grid">
          <Field {...shared} name="name" label={site.t('formName')} autoComplete="name" maxLength={200} required />
          <Field
            {...shared}
            name="email"
            type="email"
            label={site.t('formEmail')}
            autoComplete="email"
            maxLength={200}
            required
          />
          <PhoneField
            site={site}
            id={fieldId('phone')}
            name="phone"
            label={site.t('formPhone')}
            value={state.values.phone}
            error={phoneFault && site.t(phoneFault)}
          />
          <Field
            {...shared}
            name="company"
            label={site.t('orderCompany')}
            autoComplete="organization"
            maxLength={200}
            // By this the styles know that it is empty: then nobody is asked for an organisation number.
            placeholder=" "
            optional
          />
          <Field
            {...shared}
            name="organisationNumber"
            label={site.t('orderOrganisationNumber')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            optional
          />
          <Field
            {...shared}
            name="street"
            label={site.t('orderStreet')}
            autoComplete="street-address"
            maxLength={200}
            optional
          />
          <div className="order-pair">
            <Field
              {...shared}
              name="postcode"
              label={site.t('orderPostcode')}
              autoComplete="postal-code"
              inputMode="numeric"
              maxLength={4}
              required
            />
            <Field
              {...shared}
              name="place"
              label={site.t('orderPlace')}
              autoComplete="address-level2"
              maxLength={200}
              optional
            />
          </div>
        </div>
      </fieldset>
      <DealerField {...shared} />
      <fieldset className="order-part">
        <legend>{site.t(maxFiles > 0 ? 'orderMessageHeading' : 'orderMessage')}</legend>
        <Field {...shared} name="message" label={site.t('orderMessage')} lines={5} maxLength={5000} optional />
        {maxFiles > 0 && (
          <Field
            {...shared}
            name={FILES}
            label={site.t('orderFiles')}
            hint={site.t('orderFilesHint', { count: maxFiles, size: maxFileSize })}
            optional
          >
            <input
              type="file"
              id={fieldId(FILES)}
              name={FILES}
              multiple={maxFiles > 1}
              data-files={maxFiles}
              data-megabytes={maxFileSize}
              accept=".pdf,image/*,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.rtf,.txt,.csv"
              aria-describedby={`${fieldId(FILES)}-hint ${fieldId(FILES)}-fault`}
            />
          </Field>
        )}
        {state.filesLost && <p className="hint order-files-lost">{site.t('orderFilesAgain')}</p>}
      </fieldset>
    </>
  )
}
