import { networkOf } from '../../platform/network'
import { createRateLimit } from '../../platform/rateLimit'
import type { Routes, Runtime } from '../../web/feature'
import { receiveForm } from '../../web/forms/submission'
import { CONTACT_FORM, contactSchema } from './blocks/contactForm/schema'

/** Messages from one address: five at once, then one every three minutes. */
const limit = { tries: 5, perMilliseconds: 15 * 60 * 1000 }

export function contactRoutes(routes: Routes, runtime: Runtime): void {
  const { payload } = runtime
  const messages = createRateLimit(limit)
  routes.post(
    `/skjema/${CONTACT_FORM}`,
    receiveForm(
      {
        name: CONTACT_FORM,
        schema: contactSchema,
        allow: (address) => messages.take(networkOf(address), Date.now()),
        async accept(message) {
          await payload.create({ collection: 'contact-messages', data: message })
        },
      },
      runtime,
    ),
  )
}
