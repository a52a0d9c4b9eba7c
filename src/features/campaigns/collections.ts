/** SMS campaigns: a text to all subscribers of some groups. Their messages are a queue of the outbox. */

import type { CollectionBeforeValidateHook, CollectionConfig, Field, FieldAccess } from 'payload'
import { APIError } from 'payload'
import { hiddenUnlessMarketer, marketers } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { checkbox } from '../../cms/fields/checkbox'
import { select } from '../../cms/fields/select'
import { translateFor } from '../../cms/messages'
import { localeNames, locales } from '../../lib/locales'
import { SUBSCRIBER_GROUPS } from '../newsletter'
import { comparisons } from '../newsletter/client'
import { SMS_QUEUES } from '../sms'
import { unschedule } from './actions'
import { campaignEndpoints } from './endpoints'
import { problemOf } from './problems'
import { timeOf } from './schedule'
import { campaignStates } from './states'

/** Characters: ten segments, more than a receiver reads. */
const MAX_TEXT = 1500

/** A campaign that was sent cannot be edited. */
const whileDraft: FieldAccess = ({ doc }) => !doc || doc.state === 'draft'
const byProgram = { create: () => false, update: () => false }

function written<F extends Field>(field: F): F {
  return { ...field, access: { update: whileDraft } }
}

function kept<F extends Field>(field: F): F {
  return { ...field, access: byProgram, disableDuplicate: true, admin: { ...field.admin, hidden: true } } as F
}

const messages = {
  time: { nb: 'Skriv tiden som 2026-12-01 10:00.', en: 'Write the time as 2026-12-01 10:00.' },
  begun: {
    nb: 'En kampanje som er sendt, kan ikke slettes. Avbryt den først om den er under veis.',
    en: 'A campaign that was sent cannot be deleted. Cancel it first if it is on its way.',
  },
}

const checkText: CollectionBeforeValidateHook = async ({ data, req }) => {
  const problem = data
    ? await problemOf(req.payload, { text: data.text ?? '', conditions: data.conditions })
    : undefined
  if (problem) throw new APIError(translateFor(req, problem.message, problem.values), 400, undefined, true)
  return data
}

export const campaigns: CollectionConfig = {
  slug: 'campaigns',
  trash: true,
  disableDuplicate: false,
  labels: { singular: { nb: 'Kampanje', en: 'Campaign' }, plural: { nb: 'SMS-kampanjer', en: 'SMS campaigns' } },
  defaultSort: '-id',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'state', 'scheduledAt', 'startedAt', 'updatedAt'],
    group: adminGroups.marketing,
    hidden: hiddenUnlessMarketer,
  },
  access: { read: marketers, create: marketers, update: marketers, delete: marketers },
  endpoints: campaignEndpoints,
  hooks: {
    beforeValidate: [checkText],
    beforeDelete: [
      async ({ id, req }) => {
        const campaign = await req.payload.findByID({ collection: 'campaigns', id, depth: 0, trash: true, req })
        const { state } = campaign
        if (state !== 'draft' && state !== 'scheduled') throw new APIError(translateFor(req, messages.begun), 409)
        // A campaign restored after its scheduled time would be sent at once.
        if (state === 'scheduled') await unschedule(req.payload, campaign, Date.now())
      },
    ],
  },
  fields: [
    {
      name: 'panel',
      type: 'ui',
      admin: { components: { Field: '/src/features/campaigns/admin/CampaignPanel#CampaignPanel' } },
    },
    written({ name: 'name', type: 'text', required: true, maxLength: 120, label: { nb: 'Navn', en: 'Name' } }),
    written({
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: MAX_TEXT,
      label: { nb: 'Tekst', en: 'Text' },
      admin: { components: { Field: '/src/features/campaigns/admin/CampaignText#CampaignText' } },
    } as Field),
    written({
      name: 'groups',
      type: 'relationship',
      relationTo: SUBSCRIBER_GROUPS,
      hasMany: true,
      maxDepth: 0,
      label: { nb: 'Til gruppene', en: 'To the groups' },
      admin: {
        description: { nb: 'Ingen: alle som er påmeldt noe.', en: 'None: whoever subscribes to anything.' },
      },
    }),
    {
      type: 'collapsible',
      label: { nb: 'Bare noen av dem', en: 'Only some of them' },
      admin: { initCollapsed: true },
      fields: [
        written({
          name: 'language',
          type: 'select',
          label: { nb: 'Språk', en: 'Language' },
          options: locales.map((locale) => ({ value: locale, label: localeNames[locale] })),
        }),
        written({
          name: 'conditions',
          type: 'array',
          label: { nb: 'Vilkår', en: 'Conditions' },
          labels: { singular: { nb: 'Vilkår', en: 'Condition' }, plural: { nb: 'Vilkår', en: 'Conditions' } },
          maxRows: 10,
          admin: {
            description: { nb: 'Alle må være oppfylt.', en: 'All of them must hold.' },
          },
          // One component renders a condition: comparison and value depend on the field.
          fields: [
            {
              name: 'condition',
              type: 'ui',
              admin: { components: { Field: '/src/features/campaigns/admin/ConditionRow#ConditionRow' } },
            },
            { name: 'field', type: 'text', required: true, maxLength: 40, admin: { hidden: true } },
            {
              ...select('comparison', { nb: 'Sammenligning', en: 'Comparison' }, comparisons),
              admin: { hidden: true },
            },
            { name: 'value', type: 'text', maxLength: 200, admin: { hidden: true } },
            // The end of a range.
            { name: 'valueTo', type: 'text', maxLength: 200, admin: { hidden: true } },
          ],
        }),
      ],
    },
    written({
      // In Norwegian time (`schedule.ts`): `2026-12-01 10:00`.
      name: 'scheduledAt',
      type: 'text',
      disableDuplicate: true,
      label: { nb: 'Sendes', en: 'To be sent' },
      validate: (value: string | null | undefined, { req }: { req: Parameters<typeof translateFor>[0] }) =>
        !value || timeOf(value) !== undefined || translateFor(req, messages.time),
      admin: {
        position: 'sidebar',
        components: { Field: '/src/features/campaigns/admin/ScheduleField#ScheduleField' },
      },
    } as Field),
    written(
      checkbox(
        'atNight',
        { nb: 'Også om natten', en: 'At night too' },
        {
          description: {
            nb: 'Ellers venter meldinger til natten er over (SMS-innstillinger).',
            en: 'Messages wait for the end of the night otherwise (SMS settings).',
          },
        },
      ),
    ),
    {
      ...select('state', { nb: 'Tilstand', en: 'State' }, campaignStates),
      index: true,
      disableDuplicate: true,
      access: byProgram,
      admin: { position: 'sidebar', readOnly: true },
    },
    kept({ name: 'queue', type: 'relationship', relationTo: SMS_QUEUES, maxDepth: 0 }),
    // The last subscriber whose message was queued.
    kept({ name: 'cursor', type: 'number', defaultValue: 0 }),
    // The newest evidence at the start: later withdrawals may be caused by the campaign.
    kept({ name: 'evidenceBefore', type: 'number' }),
    {
      name: 'startedAt',
      type: 'date',
      disableDuplicate: true,
      label: { nb: 'Begynt', en: 'Begun' },
      access: byProgram,
      admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data?.startedAt) },
    },
    // All receivers are in the queue.
    kept({ name: 'queuedAt', type: 'date' }),
    kept({ name: 'endedAt', type: 'date' }),
  ],
}

export const campaignLinks: CollectionConfig = {
  slug: 'campaignLinks',
  dbName: 'campaign_links',
  timestamps: false,
  admin: { hidden: true },
  access: { read: marketers, create: () => false, update: () => false, delete: () => false },
  indexes: [{ fields: ['campaign', 'url'], unique: true }],
  fields: [
    {
      name: 'campaign',
      type: 'relationship',
      relationTo: 'campaigns',
      custom: { isRecord: true },
      required: true,
      maxDepth: 0,
    },
    { name: 'url', type: 'text', required: true },
    { name: 'code', type: 'text', required: true, unique: true },
    { name: 'clicks', type: 'number', required: true, defaultValue: 0 },
  ],
}
