/** What visitors sent: written only by the forms, read and closed by staff. */
import type { CollectionConfig, Field } from 'payload'
import { editors, hiddenUnlessStaff, nobody, staff } from '../../../cms/access/roles'
import { adminGroups } from '../../../cms/adminMenu'
import { select } from '../../../cms/fields/select'
import { deleteLateMail, deleteOwned } from '../deleteRelated'
import { submissionEndpoints } from '../endpoints'
import { FORM_FILES, FORM_SUBMISSIONS, FORMS } from '../slugs'
import { submissionStates } from '../states'

/** Read-only: what visitors sent is never edited. */
function sent<F extends Field>(field: F): F {
  return { ...field, access: { update: () => false }, admin: { ...field.admin, readOnly: true } } as F
}

/** For the program alone. */
function internal<F extends Field>(field: F): F {
  return { ...field, access: { read: () => false, update: () => false }, admin: { ...field.admin, hidden: true } } as F
}

export const formSubmissions: CollectionConfig = {
  slug: FORM_SUBMISSIONS,
  labels: { singular: { nb: 'Skjemasvar', en: 'Form answer' }, plural: { nb: 'Skjemasvar', en: 'Form answers' } },
  admin: {
    useAsTitle: 'sender',
    defaultColumns: ['sender', 'formName', 'email', 'state', 'createdAt'],
    listSearchableFields: ['sender', 'email', 'formName'],
    group: adminGroups.dealersAndRequests,
    hidden: hiddenUnlessStaff,
    components: { beforeListTable: ['/src/features/forms/admin/SubmissionExport#SubmissionExport'] },
  },
  defaultSort: '-createdAt',
  access: { read: staff, create: nobody, update: staff, delete: editors },
  endpoints: submissionEndpoints,
  hooks: { beforeDelete: [deleteOwned], afterDelete: [deleteLateMail] },
  fields: [
    sent({ name: 'sender', type: 'text', required: true, label: { nb: 'Fra', en: 'From' } }),
    sent({
      // With the labels as they were asked. Shape: `Answer[]`.
      name: 'answers',
      type: 'json',
      required: true,
      label: { nb: 'Svar', en: 'Answers' },
      admin: { components: { Field: '/src/features/forms/admin/Answers#Answers' } },
    }),
    sent({
      // The wording that was agreed to, or not. Shape: `Consent[]`.
      name: 'consents',
      type: 'json',
      label: { nb: 'Samtykker', en: 'Consents' },
      admin: { components: { Field: '/src/features/forms/admin/Answers#Consents' } },
    }),
    { name: 'note', type: 'textarea', maxLength: 3000, label: { nb: 'Notat', en: 'Note' } },
    {
      ...select('state', { nb: 'Status', en: 'State' }, submissionStates),
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'form',
      type: 'relationship',
      relationTo: FORMS,
      // What was sent stays when the form goes.
      custom: { isRecord: true },
      index: true,
      maxDepth: 0,
      label: { nb: 'Skjema', en: 'Form' },
      access: { update: () => false },
      admin: { position: 'sidebar', readOnly: true },
    },
    sent({
      name: 'formName',
      type: 'text',
      required: true,
      label: { nb: 'Skjemaets navn', en: 'Name of the form' },
      admin: { position: 'sidebar' },
    }),
    sent({
      name: 'email',
      type: 'text',
      index: true,
      label: { nb: 'E-post', en: 'E-mail' },
      admin: { position: 'sidebar' },
    }),
    sent({ name: 'phone', type: 'text', label: { nb: 'Telefon', en: 'Phone' }, admin: { position: 'sidebar' } }),
    sent({ name: 'page', type: 'text', label: { nb: 'Side', en: 'Page' }, admin: { position: 'sidebar' } }),
    sent({
      // The name of a dealer, as it was then; empty: only the form's receivers got it.
      name: 'recipient',
      type: 'text',
      label: { nb: 'Sendt til', en: 'Sent to' },
      admin: { position: 'sidebar', condition: (data) => Boolean(data.recipient) },
    }),
    // Empty: none was found. Without a value it has not been looked for yet.
    internal({ name: 'recipientEmail', type: 'text' }),
    internal({ name: 'locale', type: 'text' }),
    // The same submission is stored once.
    internal({ name: 'key', type: 'text', required: true, unique: true, index: true }),
    // When its e-mails were put into the outbox; until then the worker tries.
    internal({ name: 'notifiedAt', type: 'date', index: true }),
    // The end of the days that the form keeps answers.
    internal({ name: 'expiresAt', type: 'date', index: true }),
  ],
}

/** Files that came with answers: for staff alone. */
export const formFiles: CollectionConfig = {
  slug: FORM_FILES,
  labels: { singular: { nb: 'Vedlegg', en: 'Attachment' }, plural: { nb: 'Vedlegg', en: 'Attachments' } },
  admin: { useAsTitle: 'filename', hidden: () => true },
  access: { read: staff, create: nobody, update: nobody, delete: editors },
  upload: { crop: false, focalPoint: false },
  fields: [
    // Key of the submission. A file without one is removed after a while.
    { name: 'key', type: 'text', required: true, index: true, access: { read: () => false }, admin: { hidden: true } },
    { name: 'field', type: 'text', required: true, label: { nb: 'Felt', en: 'Field' } },
    { name: 'name', type: 'text', required: true, label: { nb: 'Navn', en: 'Name' } },
  ],
}
