import type { Field } from 'payload'
import type { Localised } from '../../lib/locales'
import { translateFor } from '../messages'
import { isSafeAddress } from './address'

const messages = {
  badAddress: {
    nb: 'Skriv en full adresse (https://…), mailto:, tel: eller en sti som begynner med / eller #.',
    en: 'Write a full address (https://…), mailto:, tel:, or a path that begins with / or #.',
  },
}

/** An optional URL or path. */
export function addressField({ label }: { label: Localised }): Field {
  return {
    name: 'url',
    type: 'text',
    label,
    validate: (value: string | null | undefined, { req }: { req: Parameters<typeof translateFor>[0] }) =>
      !value || isSafeAddress(value) ? true : translateFor(req, messages.badAddress),
  } as Field
}
