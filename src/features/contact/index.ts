/** Messages that visitors send through the contact form. */
import type { Feature } from '../../site/feature'
import { contactMessages } from './collections'
import { contactRoutes } from './routes'

export const contactFeature: Feature = { name: 'contact', collections: [contactMessages], routes: contactRoutes }
