/**
 * Members: visitors who registered. They are not users of Payload, so a member's account gives no access to the
 * admin, REST or previews. Changes to a member are single statements (`store.ts`), so that no concurrent change is
 * overwritten.
 */
import type { CollectionConfig, Field } from 'payload'
import { administrators, hiddenUnless, nobody } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { ownedRows } from '../../cms/ownedRows'
import { passkeyFields } from '../../cms/passkeys/fields'

/** Seconds that a remembered member stays signed in. */
export const REMEMBERED_SECONDS = 30 * 24 * 60 * 60

/** Internal field, shown nowhere. */
const inner = (field: Field): Field =>
  ({ ...field, hidden: true, access: { read: () => false, update: () => false } }) as Field

const side = { position: 'sidebar', readOnly: true } as const

export const members: CollectionConfig = {
  slug: 'members',
  labels: { singular: { nb: 'Medlem', en: 'Member' }, plural: { nb: 'Medlemmer', en: 'Members' } },
  // Registration and sign-in have their own routes.
  endpoints: false,
  admin: {
    useAsTitle: 'username',
    defaultColumns: ['username', 'email', 'emailConfirmedAt', 'name', 'createdAt'],
    listSearchableFields: ['username', 'email', 'name', 'mobile'],
    group: adminGroups.dealersAndRequests,
    hidden: hiddenUnless('administrator'),
    hideAPIURL: true,
    components: { edit: { beforeDocumentControls: ['/src/features/accounts/admin/MemberActions#MemberActions'] } },
  },
  access: { create: nobody, read: administrators, update: nobody, delete: nobody },
  fields: [
    // Username and e-mail are stored in lower case, so that two accounts cannot differ in case alone.
    {
      name: 'username',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: { nb: 'Brukernavn', en: 'Username' },
    },
    { name: 'email', type: 'email', required: true, unique: true, index: true, label: { nb: 'E-post', en: 'E-mail' } },
    inner({ name: 'salt', type: 'text', required: true }),
    inner({ name: 'hash', type: 'text', required: true }),
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
    // Requested, and not yet confirmed by a link.
    {
      name: 'newEmail',
      type: 'text',
      label: { nb: 'Ny e-post, ikke bekreftet', en: 'New e-mail, not confirmed' },
      admin: side,
    },
    // Language of e-mails, which are sent outside of a page.
    { name: 'locale', type: 'text', label: { nb: 'Språk', en: 'Language' }, admin: side },
    // The code sent to the number: its HMAC, its expiry, and its remaining attempts.
    inner({ name: 'mobileCode', type: 'text' }),
    inner({ name: 'mobileCodeUntil', type: 'date' }),
    inner({ name: 'mobileCodeTries', type: 'number' }),
    inner({
      name: 'sessions',
      type: 'array',
      fields: [
        { name: 'createdAt', type: 'date' },
        { name: 'expiresAt', type: 'date', required: true },
        { name: 'device', type: 'text' },
      ],
    }),
  ],
}

/** Public keys of members' devices; deleted with the member (`store.ts`). */
export const memberPasskeys: CollectionConfig = ownedRows('memberPasskeys', passkeyFields)
