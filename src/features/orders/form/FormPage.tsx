/** `/bestilling`: cart and order form in one. It works by form posts; the script only makes it quicker. */
import { Island } from '../../../web/Island'
import { PhoneField } from '../../../web/phone/PhoneField'
import type { Site } from '../../../web/site'
import { ARTICLES_PATH } from '../../catalogue'
import { dealersHref } from '../../dealers'
import { DeliveryTermsText } from '../../deliveryTerms'
import { ORDER_PATH } from '../../orderList'
import OrderForm from '../islands/OrderForm'
import { consentName } from '../schema'
import { type OrderForm as Form, orderIntro, orderPageName } from '../settings'
import { TERMS_SLOT } from './Agreements'
import { PHONE_SLOT } from './CustomerFields'
import { LabelText } from './LabelText'
import { fieldId } from './names'
import { startOf } from './start'
import type { OrderFormState } from './state'
import { packTexts } from './texts'

/** Parts that only the server renders: a field with its own module, rich text, and wording not to be sent twice. */
function slotsOf({ consents, terms }: Form, { values, errors }: OrderFormState, site: Site) {
  const consentWords = consents.map(({ text, required }) => [
    consentName(text),
    <LabelText text={text} optional={!required} t={site.t} />,
  ])
  return {
    [PHONE_SLOT]: (
      <PhoneField
        site={site}
        id={fieldId('phone')}
        name="phone"
        label={<LabelText text={site.t('formPhone')} optional t={site.t} />}
        value={values.phone}
        error={errors.phone && site.t(errors.phone)}
      />
    ),
    ...(terms ? { [TERMS_SLOT]: <DeliveryTermsText terms={terms} site={site} headingLevel={3} /> } : {}),
    ...Object.fromEntries(consentWords),
  }
}

export function FormPage({ form, state, site }: { form: Form; state: OrderFormState; site: Site }) {
  const { settings, consents, terms } = form
  return (
    <div className="block order-page">
      <div className="wide order-inner">
        <h1>{orderPageName(settings, site)}</h1>
        <p className="lead">{orderIntro(settings, site)}</p>
        <Island
          name="OrderForm"
          component={OrderForm}
          when="load"
          props={{
            locale: site.locale,
            texts: packTexts(site),
            url: site.href(ORDER_PATH),
            catalogue: site.href(ARTICLES_PATH),
            finder: dealersHref(site),
            files: { most: settings.maxFiles, megabytes: settings.maxFileSize },
            agreed: {
              terms: terms ? (terms.version ?? 1) : undefined,
              consents: consents.map(({ text, required }) => ({ name: consentName(text), required })),
            },
            fromCookie: state.fromCookie,
          }}
          unsent={{ start: startOf(state, site) }}
          slots={slotsOf(form, state, site)}
        />
      </div>
    </div>
  )
}
