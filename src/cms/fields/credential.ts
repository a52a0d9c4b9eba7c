/** Fields for the account at another service: who we are there, and its address. Only administrators see them. */
import type { TextField } from 'payload'
import type { Localised } from '../../lib/locales'
import { administratorsOnField } from '../access/roles'
import { translateFor } from '../messages'

/** Characters of a name, a password, a key or an address. */
export const MAX_CREDENTIAL = 300

interface Rule {
  allows(value: string): boolean
  message: Localised
}

export function credentialField(
  name: string,
  label: Localised,
  { rule, defaultValue }: { rule?: Rule; defaultValue?: string } = {},
): TextField {
  return {
    name,
    type: 'text',
    maxLength: MAX_CREDENTIAL,
    label,
    access: { read: administratorsOnField, update: administratorsOnField },
    admin: { autoComplete: 'off' },
    ...(defaultValue ? { defaultValue } : {}),
    ...(rule
      ? {
          validate: (value: unknown, { req }: { req: Parameters<typeof translateFor>[0] }) =>
            !value || rule.allows(String(value)) || translateFor(req, rule.message),
        }
      : {}),
  } as TextField
}

const httpAddress: Rule = {
  allows: (value) => URL.canParse(value) && /^https?:/.test(value),
  message: {
    nb: 'Skriv en full adresse som begynner med http:// eller https://',
    en: 'Write a full address that begins with http:// or https://',
  },
}

/** Where the service is called. */
export const serviceAddressField = (label: Localised, defaultValue?: string): TextField =>
  credentialField('url', label, { rule: httpAddress, ...(defaultValue ? { defaultValue } : {}) })
