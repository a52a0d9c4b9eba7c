/**
 * What analytics stores: events as they came, counts made of them, and for a day what belongs to one visit. Written and
 * read by statements alone, for the program; people see the counts on the dashboard.
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
  // What is to be counted, in the order of its time.
  indexes: [{ fields: ['countedAt', 'at'] }],
  fields: [
    // Milliseconds.
    { name: 'at', type: 'number', required: true, index: true },
    { name: 'kind', type: 'text', required: true },
    // Who, for this day: a hash with the day's salt. Empty where the salt is gone.
    text('visitor'),
    text('path'),
    // Of a view that no script told of.
    { name: 'scriptless', type: 'checkbox' },
    text('referrer'),
    text('source'),
    text('medium'),
    text('campaign'),
    number('article'),
    number('dealer'),
    text('term'),
    // Hits of a search.
    number('results'),
    text('postcode'),
    number('kilometres'),
    // What has been counted is no longer null (`counting/count.ts`).
    number('countedAt'),
  ],
}

export const analyticsCounts: CollectionConfig = {
  ...hidden,
  slug: 'analyticsCounts',
  labels: { singular: { nb: 'Telling', en: 'Count' }, plural: { nb: 'Tellinger', en: 'Counts' } },
  indexes: [{ fields: ['dimension', 'measure', 'period', 'value'], unique: true }],
  fields: [
    // In Norwegian time: `2026-11-22T14` an hour, `2026-11-22` a day, `2026-11` a month.
    { name: 'period', type: 'text', required: true },
    { name: 'dimension', type: 'text', required: true },
    { name: 'value', type: 'text', required: true },
    { name: 'measure', type: 'text', required: true },
    { name: 'count', type: 'number', required: true },
  ],
}

/** What is known of a visitor's visit while its day lasts. */
export const analyticsVisitors: CollectionConfig = {
  ...hidden,
  slug: 'analyticsVisitors',
  labels: { singular: { nb: 'Besøk', en: 'Visit' }, plural: { nb: 'Besøk', en: 'Visits' } },
  fields: [
    { name: 'visitor', type: 'text', required: true, unique: true, index: true },
    { name: 'lastAt', type: 'number', required: true, index: true },
    // Where it came from, what it has seen and done (`counting/visits.ts`).
    { name: 'visit', type: 'json', required: true },
  ],
}

/** One for today; a new one takes its place. */
export const analyticsSalts: CollectionConfig = {
  ...hidden,
  slug: 'analyticsSalts',
  labels: { singular: { nb: 'Salt', en: 'Salt' }, plural: { nb: 'Salter', en: 'Salts' } },
  fields: [
    { name: 'day', type: 'text', required: true, unique: true, index: true },
    { name: 'salt', type: 'text', required: true },
  ],
}
