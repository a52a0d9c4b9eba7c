/** Imports of articles or dealers from files: the changes of each, and its progress. */
import type { CollectionConfig, Field, NumberField } from 'payload'
import { editors, hiddenUnlessEditor, nobody } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { select } from '../../cms/fields/select'
import type { Localised } from '../../lib/locales'
import { importEndpoints } from './endpoints'
import { deleteImportRows } from './rows'

const importStates = {
  checking: { nb: 'Leses', en: 'Reading' },
  refused: { nb: 'Har feil', en: 'Has errors' },
  ready: { nb: 'Klar', en: 'Ready' },
  running: { nb: 'Føres inn', en: 'Being carried out' },
  stopped: { nb: 'Stanset', en: 'Stopped' },
  done: { nb: 'Ferdig', en: 'Done' },
} as const

/** Columns of the list. On an import's own screen the progress component shows and updates them. */
function noted<F extends Field>(field: F): F {
  return { ...field, admin: { ...field.admin, className: 'import-told' } } as F
}

/** Used by the program only. */
function kept<F extends Field>(field: F): F {
  return { ...field, admin: { ...field.admin, hidden: true } } as F
}

function count(name: string, label: Localised): NumberField {
  return { name, type: 'number', required: true, defaultValue: 0, label }
}

/** A file that was read in. Its rows are in `importRows`. */
export const imports: CollectionConfig = {
  slug: 'imports',
  labels: { singular: { nb: 'Import', en: 'Import' }, plural: { nb: 'Importer', en: 'Imports' } },
  admin: {
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'target', 'state', 'total', 'createdAt'],
    group: adminGroups.catalogue,
    hidden: hiddenUnlessEditor,
    components: { beforeList: ['/src/features/imports/admin/ImportUpload#ImportUpload'] },
  },
  access: { read: editors, create: nobody, update: nobody, delete: editors },
  endpoints: importEndpoints,
  hooks: { afterDelete: [({ id, req }) => deleteImportRows(req, Number(id))] },
  fields: [
    {
      name: 'progress',
      type: 'ui',
      admin: { components: { Field: '/src/features/imports/admin/ImportProgress#ImportProgress' } },
    },
    noted({ name: 'filename', type: 'text', required: true, label: { nb: 'Fil', en: 'File' } }),
    noted({ name: 'target', type: 'text', required: true, label: { nb: 'Gjelder', en: 'Of' } }),
    noted(select('state', { nb: 'Tilstand', en: 'State' }, importStates)),
    noted(count('total', { nb: 'Linjer', en: 'Lines' })),
    noted(count('created', { nb: 'Nye', en: 'New' })),
    noted(count('changed', { nb: 'Endres', en: 'Changed' })),
    noted(count('unchanged', { nb: 'Uendret', en: 'Unchanged' })),
    noted(count('errors', { nb: 'Feil', en: 'Errors' })),
    noted({ name: 'by', type: 'text', label: { nb: 'Av', en: 'By' } }),
    // Resume data: a process that takes over continues from here.
    kept(count('steps', { nb: 'Skritt', en: 'Steps' })),
    kept(count('applied', { nb: 'Ført inn', en: 'Carried out' })),
    // Position: the round (documents first, then relations between them), and its last line.
    kept({ ...count('round', { nb: 'Runde', en: 'Round' }), defaultValue: 1 }),
    kept(count('cursor', { nb: 'Siste linje', en: 'Last line' })),
    // In both languages: the user who reads it may use another than the user who uploaded the file.
    kept({ name: 'error', type: 'json', label: { nb: 'Feil', en: 'Fault' } }),
  ],
}

/** One line of a file. */
export const importRows: CollectionConfig = {
  slug: 'importRows',
  labels: { singular: { nb: 'Linje', en: 'Line' }, plural: { nb: 'Linjer', en: 'Lines' } },
  admin: { hidden: () => true },
  access: { read: editors, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  indexes: [{ fields: ['import', 'line'], unique: true }],
  fields: [
    { name: 'import', type: 'number', required: true, index: true },
    { name: 'line', type: 'number', required: true },
    { name: 'kind', type: 'select', required: true, options: ['create', 'change', 'same', 'error'] },
    // Article or dealer number.
    { name: 'number', type: 'text' },
    // Changes: `{ field: [before, after] }`; for an error its messages: `[{ column, message }]`.
    { name: 'difference', type: 'json' },
    // Values to store: the fields of the document.
    { name: 'data', type: 'json' },
    { name: 'document', type: 'number' },
  ],
}
