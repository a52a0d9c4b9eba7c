/** The desk: what needs doing, and what happens by itself this week, on the admin's first screen. */
import type { Feature } from '../../web/feature'
import { picturesWithoutAlt } from './pictures'

export const deskFeature: Feature = {
  name: 'desk',
  admin: { dashboard: ['/src/features/desk/admin/Desk#Desk'], tasks: [picturesWithoutAlt] },
}
