/** Settings: what is collected, and for how long it is kept. */
import type { GlobalConfig } from 'payload'
import { administrators, anyone, hiddenUnless } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { checkbox } from '../../cms/fields/checkbox'
import type { ContentReader } from '../../cms/reader'

/** Whether editors want analytics. */
export async function isCounting(reader: ContentReader): Promise<boolean> {
  return (await reader.global('analyticsSettings', { depth: 0 })).enabled === true
}

export const ANALYTICS_SETTINGS = 'analyticsSettings'

export const analyticsSettings: GlobalConfig = {
  slug: ANALYTICS_SETTINGS,
  label: { nb: 'Statistikkinnstillinger', en: 'Analytics settings' },
  admin: { group: adminGroups.settings, hidden: hiddenUnless('administrator') },
  access: { read: anyone, update: administrators },
  fields: [
    checkbox(
      'enabled',
      { nb: 'Samle statistikk', en: 'Collect analytics' },
      {
        on: true,
        description: {
          nb: 'Uten informasjonskapsler, lagring hos besøkende eller adresser. Det som er samlet, blir liggende.',
          en: 'Without cookies, storage at visitors or addresses. What has been collected stays.',
        },
      },
    ),
    {
      name: 'keepRawDays',
      type: 'number',
      required: true,
      defaultValue: 90,
      min: 2,
      max: 3650,
      label: { nb: 'Dager enkelthendelser beholdes', en: 'Days that single events are kept' },
    },
    {
      name: 'keepCountsMonths',
      type: 'number',
      required: true,
      defaultValue: 36,
      min: 1,
      max: 240,
      label: { nb: 'Måneder tellinger beholdes', en: 'Months that counts are kept' },
    },
  ],
}
