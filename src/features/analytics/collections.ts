/**
 * What analytics stores: raw events, the counts made of them, and for one day the data of each visit. Written and read
 * only by the program's SQL statements; staff see the counts on the dashboard.
 */
import type { CollectionConfig, Field } from 'payload'
import { nobody } from '../../cms/access/roles'

const closed = { read: nobody, create: nobody, update: nobody, delete: nobody }
const hidden = { admin: { hidden: () => true }, access: closed, timestamps: false } as const

const text = (name: string): Field => ({ name, type: 'text' })
const number = (name: string): Field => ({ name, type: 'number' })

export const analyticsEvents: CollectionConfig = {
  ...hidden,
  slug: 'analyticsEvents',
  labels: { singular: { nb: 'Hendelse', en: 'Event' }, plural: { nb: 'Hendelser', en: 'Events' } },
  // Uncounted events in chronological order.
  indexes: [{ fields: ['countedAt', 'at'] }],
  fields: [
    // Milliseconds.
    { name: 'at', type: 'number', required: true, index: true },
    { name: 'kind', type: 'text', required: true },
    // The visitor's hash with the day's salt. Empty where the salt is gone.
    text('visitor'),
    text('path'),
    // A view that no script reported.
    { name: 'scriptless', type: 'checkbox' },
    text('referrer'),
    text('source'),
    text('medium'),
    text('campaign'),
    number('article'),
    number('dealer'),
    text('term'),
    // Number of hits of a search.
    number('results'),
    text('postcode'),
    number('kilometres'),
    // Null until the event is counted (`counting/count.ts`).
    number('countedAt'),
  ],
}

export const countFields: Field[] = [
  // Norwegian time: `2026-11-22T14` for an hour, `2026-11-22` for a day, `2026-11` for a month.
  { name: 'period', type: 'text', required: true },
  { name: 'dimension', type: 'text', required: true },
  { name: 'value', type: 'text', required: true },
  { name: 'measure', type: 'text', required: true },
  { name: 'count', type: 'number', required: true },
]

export const analyticsCounts: CollectionConfig = {
  ...hidden,
  slug: 'analyticsCounts',
  labels: { singular: { nb: 'Telling', en: 'Count' }, plural: { nb: 'Tellinger', en: 'Counts' } },
  indexes: [{ fields: ['dimension', 'measure', 'period', 'value'], unique: true }],
  fields: countFields,
}

/** Data of a visitor's visit, kept for the day. */
export const analyticsVisitors: CollectionConfig = {
  ...hidden,
  slug: 'analyticsVisitors',
  labels: { singular: { nb: 'Besøk', en: 'Visit' }, plural: { nb: 'Besøk', en: 'Visits' } },
  fields: [
    { name: 'visitor', type: 'text', required: true, unique: true, index: true },
    { name: 'lastAt', type: 'number', required: true, index: true },
    // Its origin, and what was viewed and done (`counting/visits.ts`).
    { name: 'visit', type: 'json', required: true },
  ],
}

/** One salt for the current day; a new one replaces it. */
export const analyticsSalts: CollectionConfig = {
  ...hidden,
  slug: 'analyticsSalts',
  labels: { singular: { nb: 'Salt', en: 'Salt' }, plural: { nb: 'Salter', en: 'Salts' } },
  fields: [
    { name: 'day', type: 'text', required: true, unique: true, index: true },
    { name: 'salt', type: 'text', required: true },
  ],
}
