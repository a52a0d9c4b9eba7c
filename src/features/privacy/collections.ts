/** Log of staff actions: personal data seen, accounts and settings changed, documents deleted. */
import type { CollectionConfig } from 'payload'
import { administrators, hiddenUnless, nobody } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { select } from '../../cms/fields/select'

const accessActions = {
  opened: { nb: 'Åpnet', en: 'Opened' },
  listed: { nb: 'Så en liste', en: 'Saw a list' },
  exported: { nb: 'Tok ut', en: 'Exported' },
  sought: { nb: 'Søkte etter en person', en: 'Looked for a person' },
  personExported: { nb: 'Tok ut alt om en person', en: 'Exported everything about a person' },
  personErased: { nb: 'Slettet alt om en person', en: 'Erased everything about a person' },
  signedIn: { nb: 'Logget inn', en: 'Signed in' },
  signInFailed: { nb: 'Feil e-post eller passord', en: 'Wrong e-mail or password' },
  signedOut: { nb: 'Logget ut', en: 'Signed out' },
  userCreated: { nb: 'Ny bruker', en: 'New user' },
  passwordChanged: { nb: 'Endret passord', en: 'Changed a password' },
  emailChanged: { nb: 'Endret e-post', en: 'Changed an e-mail' },
  roleChanged: { nb: 'Endret rolle', en: 'Changed a role' },
  identityAdded: { nb: 'La til pålogging utenfra', en: 'Added an outside sign-in' },
  identityRemoved: { nb: 'Fjernet pålogging utenfra', en: 'Removed an outside sign-in' },
  secondStepFailed: { nb: 'Feil i andre trinn', en: 'Wrong second step' },
  passkeyAdded: { nb: 'La til passnøkkel', en: 'Added a passkey' },
  passkeyRemoved: { nb: 'Fjernet passnøkkel', en: 'Removed a passkey' },
  codesAdded: { nb: 'Satte opp engangskoder', en: 'Set up one-time codes' },
  codesRemoved: { nb: 'Fjernet engangskoder', en: 'Removed one-time codes' },
  recoveryMade: { nb: 'Laget gjenopprettingskoder', en: 'Made recovery codes' },
  recoveryUsed: { nb: 'Brukte gjenopprettingskode', en: 'Used a recovery code' },
  secondStepReset: { nb: 'Nullstilte andre trinn', en: 'Reset a second step' },
  sessionsEnded: { nb: 'Avsluttet innlogginger', en: 'Ended sessions' },
  userInvited: { nb: 'Inviterte bruker', en: 'Invited a user' },
  invitationAccepted: { nb: 'Tok imot invitasjon', en: 'Accepted an invitation' },
  settingsChanged: { nb: 'Endret innstillinger', en: 'Changed settings' },
  binned: { nb: 'La i papirkurven', en: 'Moved to the bin' },
  restored: { nb: 'Gjenopprettet', en: 'Restored' },
  deleted: { nb: 'Slettet', en: 'Deleted' },
} as const
export type AccessAction = keyof typeof accessActions

/** Append-only: written only by SQL statements, and removed only by retention. */
export const accessLog: CollectionConfig = {
  slug: 'accessLog',
  labels: {
    singular: { nb: 'Hendelse', en: 'Event' },
    plural: { nb: 'Hendelseslogg', en: 'Event log' },
  },
  defaultSort: '-id',
  admin: {
    useAsTitle: 'userName',
    defaultColumns: ['at', 'userName', 'action', 'of', 'document', 'rows', 'address'],
    listSearchableFields: ['userName', 'of'],
    group: adminGroups.insights,
    hidden: hiddenUnless('administrator'),
    description: {
      nb: 'Innlogginger, endringer av brukere og innstillinger, slettinger, og hvem som har sett eller tatt ut opplysninger om personer. Kan ikke endres; slettes etter tiden under Personvern.',
      en: 'Sign-ins, changes of users and settings, deletions, and who has seen or exported details of people. Cannot be changed; goes when its time under Privacy is over.',
    },
  },
  access: { read: administrators, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    { name: 'at', type: 'date', required: true, index: true, label: { nb: 'Tid', en: 'Time' } },
    // The id outlives the user, as does the name.
    { name: 'user', type: 'number', index: true, label: { nb: 'Brukerens nummer', en: 'Number of the user' } },
    { name: 'userName', type: 'text', required: true, label: { nb: 'Hvem', en: 'Who' } },
    select('action', { nb: 'Hva', en: 'What' }, accessActions),
    // Label of the collection; empty for a person.
    { name: 'of', type: 'text', label: { nb: 'Av', en: 'Of' } },
    { name: 'document', type: 'number', label: { nb: 'Dokumentets nummer', en: 'Number of the document' } },
    { name: 'rows', type: 'number', label: { nb: 'Hvor mange', en: 'How many' } },
    { name: 'address', type: 'text', label: { nb: 'Fra adresse', en: 'From address' } },
    // HMACs: repeated searches for a person can be matched, but the person cannot be read from them.
    { name: 'person', type: 'text', label: { nb: 'Person (som HMAC)', en: 'Person (as an HMAC)' } },
  ],
}

/** One row for each day's run of retention. */
export const privacyRuns: CollectionConfig = {
  slug: 'privacyRuns',
  labels: { singular: { nb: 'Rydding', en: 'Tidying' }, plural: { nb: 'Ryddinger', en: 'Tidyings' } },
  admin: { hidden: () => true },
  access: { read: administrators, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    { name: 'startedAt', type: 'date', required: true, index: true },
    // Null: cut off. The next run continues.
    { name: 'endedAt', type: 'date' },
    // Number of rows removed of each kind.
    { name: 'removed', type: 'json', required: true },
  ],
}
