/** Comments of staff on documents, and whom of the staff they wait for. Read and written by the endpoints alone. */
import type { CollectionConfig } from 'payload'
import { nobody } from '../../cms/access/roles'
import { commentEndpoints } from './endpoints'
import { MAX_TEXT } from './facts'

const closed = { read: nobody, create: nobody, update: nobody, delete: nobody }
const rows = { admin: { hidden: () => true }, access: closed, timestamps: false, lockDocuments: false } as const

const indexed = <Type extends 'number' | 'text'>(name: string, type: Type, required = false) =>
  ({ name, type, required, index: true }) as const

export const comments: CollectionConfig = {
  slug: 'comments',
  ...rows,
  endpoints: commentEndpoints,
  fields: [
    // `pages:12`, or `global:navigation`.
    indexed('document', 'text', true),
    // The first comment of the thread; null in the first itself, which alone has the fields up to `doneBy`.
    indexed('thread', 'number'),
    // The id of the innermost row (a block, or a row of a list) that it is about, and the path of the field within the
    // row or document; both null for the whole document.
    { name: 'row', type: 'text' },
    { name: 'field', type: 'text' },
    // What it was about when it was written, for when the row is gone.
    { name: 'label', type: 'text' },
    // Of a localised field.
    { name: 'locale', type: 'text' },
    { name: 'doneAt', type: 'date' },
    { name: 'doneBy', type: 'text' },
    // Null where the author deleted it and others had replied.
    { name: 'text', type: 'textarea', maxLength: MAX_TEXT },
    // The user, null once deleted; the name stays.
    indexed('author', 'number'),
    { name: 'authorName', type: 'text', required: true },
    { name: 'writtenAt', type: 'date', required: true },
    { name: 'editedAt', type: 'date' },
    // Of the comment, or of its state.
    { name: 'changedAt', type: 'date', required: true },
  ],
}

/** One row for each user that an open thread waits for. */
export const commentNotices: CollectionConfig = {
  slug: 'commentNotices',
  ...rows,
  endpoints: false,
  fields: [
    // `thread:user`.
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    indexed('thread', 'number', true),
    indexed('owner', 'number', true),
    // The comment that it is about: the latest.
    { name: 'comment', type: 'number', required: true },
    { name: 'at', type: 'date', required: true },
  ],
}
