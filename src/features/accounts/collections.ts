/**
 * Members: visitors who registered. Payload keeps their passwords and sessions, and nothing more: none of its own ways
 * in is open to them, so that nothing in the admin, REST or previews can ever be reached from a member's account. What
 * changes in a member is written by single statements (`store.ts`), so that nothing is restored that changed meanwhile.
 */
import type { CollectionConfig, Field } from 'payload'
import { administrators, hiddenUnless, nobody } from '../../cms/access/roles'

/** Seconds that a member who asked to be remembered stays signed in. */
export const REMEMBERED_SECONDS = 30 * 24 * 60 * 60

/** Of the program's own business: shown nowhere. */
const inner = (field: Field): Field =>
  ({ ...field, hidden: true, access: { read: () => false, update: () => false } }) as Field

const side = { position: 'sidebar', readOnly: true } as const

export const members: CollectionConfig = {
  slug: 'members',
  labels: { singular: { nb: 'Medlem', en: 'Member' }, plural: { nb: 'Medlemmer', en: 'Members' } },
  auth: {
    loginWithUsername: { allowEmailLogin: true, requireEmail: true },
    tokenExpiration: REMEMBERED_SECONDS,
    // A lock would let strangers lock members out; tries are limited by address and name instead (limits.ts).
    maxLoginAttempts: 0,
  },
  // Registering and signing in have routes of their own.
  endpoints: false,
  admin: {
    useAsTitle: 'username',
    defaultColumns: ['username', 'email', 'emailConfirmedAt', 'name', 'createdAt'],
    listSearchableFields: ['username', 'email', 'name', 'mobile'],
    group: { nb: 'Tilgang', en: 'Access' },
    hidden: hiddenUnless('administrator'),
    hideAPIURL: true,
    components: { edit: { beforeDocumentControls: ['/src/features/accounts/admin/MemberActions#MemberActions'] } },
  },
  access: {
    admin: () => false,
    create: nobody,
    read: administrators,
    update: nobody,
    delete: nobody,
    unlock: nobody,
  },
  hooks: {
    // Payload knows a session by finding it in the document that it reads. Not finding it, it takes no member's token.
    afterRead: [({ doc }) => ({ ...doc, sessions: [] })],
  },
  fields: [
    { name: 'name', type: 'text', label: { nb: 'Navn', en: 'Name' } },
    { name: 'nickname', type: 'text', label: { nb: 'Kallenavn', en: 'Nickname' } },
    // International, as `+4741234567`.
    { name: 'mobile', type: 'text', label: { nb: 'Mobil', en: 'Mobile' } },
    {
      name: 'emailConfirmedAt',
      type: 'date',
      label: { nb: 'E-post bekreftet', en: 'E-mail confirmed' },
      admin: {
        ...side,
        components: { Cell: '/src/features/accounts/admin/ConfirmedCell#ConfirmedCell' },
      },
    },
    { name: 'mobileConfirmedAt', type: 'date', label: { nb: 'Mobil bekreftet', en: 'Mobile confirmed' }, admin: side },
    // Asked for, and not confirmed by a link yet.
    {
      name: 'newEmail',
      type: 'text',
      label: { nb: 'Ny e-post, ikke bekreftet', en: 'New e-mail, not confirmed' },
      admin: side,
    },
    // Of the letters that are sent without a page around.
    { name: 'locale', type: 'text', label: { nb: 'Språk', en: 'Language' }, admin: side },
    // The code that was sent to the number: as an HMAC, until when, and how many more tries it has.
    inner({ name: 'mobileCode', type: 'text' }),
    inner({ name: 'mobileCodeUntil', type: 'date' }),
    inner({ name: 'mobileCodeTries', type: 'number' }),
    // Payload's own field, with words for the browser that the session lives in.
    { name: 'sessions', type: 'array', fields: [{ name: 'device', type: 'text' }] },
  ],
}
