/** The switch, in the site's settings. */
import type { CheckboxField } from 'payload'
import { checkbox } from '../../cms/fields/checkbox'

export const indexNowField: CheckboxField = checkbox(
  'indexNow',
  { nb: 'Meld endringer med IndexNow', en: 'Report changes with IndexNow' },
  {
    description: {
      nb: 'Adressene til sider som publiseres, endres eller fjernes, sendes til Bing og andre søkemotorer som tar imot IndexNow. Google gjør det ikke.',
      en: 'Addresses of pages that are published, changed or removed are sent to Bing and other search engines that take IndexNow. Google does not.',
    },
  },
)
