/** Messages that visitors send through the contact form. */

import type { Feature } from '../../web/feature'
import { contactForm } from './blocks/contactForm'
import { contactMessages } from './collections'
import { contactData } from './personalData'
import { contactRoutes } from './routes'
import { texts } from './texts'

export const contactFeature: Feature = {
  name: 'contact',
  texts,
  blocks: [contactForm],
  collections: [contactMessages],
  routes: contactRoutes,
  personalData: [contactData],
}
