/**
 * Members: visitors who registered. Payload keeps their passwords and sessions, and nothing more: none of its own ways
 * in is open to them, so that nothing in the admin, REST or previews can ever be reached from a member's account.
 */
import type { CollectionConfig } from 'payload'
import { administrators, hiddenUnless, nobody } from '../../content/access/roles'

/** Seconds that a member who asked to be remembered stays signed in. */
export const REMEMBERED_SECONDS = 30 * 24 * 60 * 60

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
  lockDocuments: false,
  admin: {
    useAsTitle: 'username',
    defaultColumns: ['username', 'email', 'name', 'createdAt'],
    group: { nb: 'Tilgang', en: 'Access' },
    hidden: hiddenUnless('administrator'),
    hideAPIURL: true,
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
  ],
}
