/** The columns of a queue (`worker.ts`), behind those that say what is to be sent. */
import type { Field } from 'payload'

export const queueFields = (): Field[] => [
  { name: 'state', type: 'text', required: true, index: true },
  { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
  { name: 'dueAt', type: 'date', required: true, index: true },
  { name: 'leaseUntil', type: 'date' },
  { name: 'sentAt', type: 'date' },
  { name: 'error', type: 'text' },
]
