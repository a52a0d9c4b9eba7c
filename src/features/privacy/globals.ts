/** How long personal data is kept. Its screen is the privacy page. */
import type { GlobalConfig } from 'payload'
import { ValidationError } from 'payload'
import { administrators, hiddenUnless } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { translateFor } from '../../cms/messages'
import { declaredIn } from '../../web/declared'
import { isDays, MAX_DAYS } from './days'
import { privacyEndpoints } from './endpoints'

const messages = {
  days: {
    nb: 'Skriv et helt tall fra 0 til {max}. 0 betyr aldri.',
    en: 'Write a whole number from 0 to {max}. 0 means never.',
  },
}

export const privacySettings: GlobalConfig = {
  slug: 'privacySettings',
  label: { nb: 'Personvern', en: 'Privacy' },
  admin: {
    group: adminGroups.settings,
    hidden: hiddenUnless('administrator'),
    components: { views: { edit: { root: { Component: '/src/features/privacy/admin/PrivacyScreen#PrivacyScreen' } } } },
  },
  access: { read: administrators, update: administrators },
  endpoints: privacyEndpoints,
  hooks: {
    beforeValidate: [
      ({ data, req }) => {
        const days = (data?.days ?? {}) as Readonly<Record<string, unknown>>
        const known = new Set(declaredIn(req.payload).personalData.map(({ key }) => key))
        const errors = Object.entries(days)
          .filter(([key, value]) => !known.has(key) || !isDays(value))
          .map(([key]) => ({ path: `days.${key}`, message: translateFor(req, messages.days, { max: MAX_DAYS }) }))
        if (errors.length > 0) throw new ValidationError({ global: 'privacySettings', errors, req }, req.t)
        return data
      },
    ],
  },
  fields: [
    {
      // By kind; a missing one has the feature's default.
      name: 'days',
      type: 'json',
      label: { nb: 'Dager', en: 'Days' },
    },
  ],
}
