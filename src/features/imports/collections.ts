/** Files of articles or dealers that are read in: what each would change, and how far it has come. */
import type { CollectionConfig } from 'payload'
import { editors, hiddenUnless, nobody } from '../../content/access/roles'
import { select } from '../../content/fields/select'
import { importEndpoints } from './endpoints'
import { forgetLines } from './rows'

export const importStates = {
  checking: { nb: 'Leses', en: 'Reading' },
  refused: { nb: 'Har feil', en: 'Has errors' },
  ready: { nb: 'Klar', en: 'Ready' },
  running: { nb: 'Føres inn', en: 'Being carried out' },
  stopped: { nb: 'Stanset', en: 'Stopped' },
  done: { nb: 'Ferdig', en: 'Done' },
} as const
export type ImportState = keyof typeof importStates

/** A file that was read in. Its rows are in `importRows`. */
export const imports: CollectionConfig = {
  slug: 'imports',
  labels: { singular: { nb: 'Import', en: 'Import' }, plural: { nb: 'Importer', en: 'Imports' } },
  admin: {
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'target', 'state', 'total', 'createdAt'],
    group: { nb: 'Katalog', en: 'Catalogue' },
    hidden: hiddenUnless('administrator', 'editor'),
  },
  access: { read: editors, create: nobody, update: nobody, delete: editors },
  endpoints: importEndpoints,
  hooks: { afterDelete: [({ id, req }) => forgetLines(req, Number(id))] },
  fields: [
    { name: 'filename', type: 'text', required: true, label: { nb: 'Fil', en: 'File' } },
    { name: 'target', type: 'text', required: true, label: { nb: 'Gjelder', en: 'Of' } },
    select('state', { nb: 'Tilstand', en: 'State' }, importStates),
    { name: 'total', type: 'number', required: true, defaultValue: 0, label: { nb: 'Linjer', en: 'Lines' } },
    { name: 'created', type: 'number', required: true, defaultValue: 0, label: { nb: 'Nye', en: 'New' } },
    { name: 'changed', type: 'number', required: true, defaultValue: 0, label: { nb: 'Endres', en: 'Changed' } },
    { name: 'unchanged', type: 'number', required: true, defaultValue: 0, label: { nb: 'Uendret', en: 'Unchanged' } },
    { name: 'faults', type: 'number', required: true, defaultValue: 0, label: { nb: 'Feil', en: 'Errors' } },
    { name: 'steps', type: 'number', required: true, defaultValue: 0, label: { nb: 'Skritt', en: 'Steps' } },
    // Of these, in order: a process that died goes on from here.
    { name: 'applied', type: 'number', required: true, defaultValue: 0, label: { nb: 'Ført inn', en: 'Carried out' } },
    // Where it is: the round (documents first, then what they say of each other), and the last line of it.
    { name: 'round', type: 'number', required: true, defaultValue: 1, admin: { hidden: true } },
    { name: 'cursor', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
    { name: 'by', type: 'text', label: { nb: 'Av', en: 'By' } },
    { name: 'fault', type: 'text', label: { nb: 'Feil', en: 'Fault' } },
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
    { name: 'kind', type: 'select', required: true, options: ['create', 'change', 'same', 'fault'] },
    // Article or dealer number.
    { name: 'number', type: 'text' },
    // What would change: `{ field: [before, after] }`; for a fault its messages: `[{ column, message }]`.
    { name: 'difference', type: 'json' },
    // What is stored: the fields of the document.
    { name: 'data', type: 'json' },
    { name: 'document', type: 'number' },
  ],
}
