/** The site's icon in every form that browsers and telephones ask for, and the manifest. */
import type { Feature } from '../../web/feature'
import { iconRoutes } from './routes'

export const iconsFeature: Feature = { name: 'icons', routes: iconRoutes }
