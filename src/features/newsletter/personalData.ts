/** SMS subscribers, the evidence of their consent, and pending activations. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { readableDocument, readableWithTimes } from '../../cms/readableDocument'
import { BATCH_SIZE } from '../../cms/removeOld'
import { jsonIn, momentIn, textIn } from '../../cms/rows'
import { moment, runStatement } from '../../cms/statements'
import { alias, pick, select, type Table } from '../../cms/tables'
import type { Person, PersonalData } from '../../web/personalData'
import { documentsWhere, numberIs } from '../../web/personSearch'
import { subscriptionsOf } from './audience'
import { subscribers } from './collections'
import { consentEvents } from './evidence/collections'
import { deleteSubscribers, erasePerson } from './evidence/suppression'
import {
  consentEvents as consentEventsTable,
  pendingActivations,
  subscribers as subscribersTable,
  subscriptions,
} from './tables'

const s = alias(subscribersTable, 's')
const e = alias(consentEventsTable, 'e')
const later = alias(consentEventsTable, 'later')
const n = alias(subscriptions, 'n')

const seenBy = { nb: 'Administratorer og markedsførere.', en: 'Administrators and marketers.' }
const consent = { nb: 'Samtykke (GDPR art. 6 a, markedsføringsloven § 15).', en: 'Consent (GDPR art. 6 a).' }
const words = {
  subscriptions: { nb: 'Abonnementer', en: 'Subscriptions' },
  list: { nb: 'Liste', en: 'List' },
  general: { nb: 'SMS-nyhetsbrevet', en: 'The SMS newsletter' },
  since: { nb: 'Fra', en: 'Since' },
  mobile: { nb: 'Mobil', en: 'Mobile' },
  name: { nb: 'Navn', en: 'Name' },
  until: { nb: 'Koden gjelder til', en: 'The code is good until' },
}

const hasMobile = ({ mobile }: Table<'mobile'>, person: Person) => numberIs(mobile, person)

/** Erases a number completely, for each kind of data. */
async function eraseNumber(payload: BasePayload, { mobile }: Person, now: number): Promise<void> {
  if (mobile) await erasePerson(payload, mobile, now)
}

export const subscribersData: PersonalData = {
  key: 'newsletter.subscribers',
  name: { nb: 'SMS-abonnenter', en: 'SMS subscribers' },
  contents: {
    nb: 'Navn, mobilnummer, språk, egne felt, grupper med tidspunkter.',
    en: 'Name, mobile number, language, custom fields, groups with times.',
  },
  purpose: { nb: 'Å sende det de har bedt om.', en: 'To send what they asked for.' },
  basis: consent,
  seenBy,
  collections: ['subscribers', 'subscriptions'],
  noted: ['subscribers'],
  rows: { table: subscribersTable, age: subscribersTable.created_at },
  kept: {
    days: 365,
    since: { nb: 'etter at den siste påmeldingen er avsluttet', en: 'after the last subscription has ended' },
    async remove(payload, before) {
      const rows = await runStatement(
        payload,
        select(
          { mobile: s.mobile },
          sql`from ${s} where ${s.created_at} < ${moment(before)} and not exists (select 1 from ${n}
            where ${n.subscriber_id} = ${s.id} and (${n.state} = 'active' or ${n.ended} is null
              or ${n.ended} >= ${moment(before)})) limit ${BATCH_SIZE}`,
        ),
      )
      await deleteSubscribers(
        payload,
        rows.map(({ mobile }) => textIn(mobile)),
        Date.now(),
      )
      return rows.length
    },
  },
  ofPerson: {
    async find(payload, person, locale) {
      const docs = await documentsWhere(
        payload,
        { collection: 'subscribers', table: subscribersTable },
        hasMobile(subscribersTable, person),
      )
      const rows = docs.map(async (doc) => ({
        ...readableWithTimes(subscribers, doc, locale),
        [words.subscriptions[locale]]: (await subscriptionsOf(payload, doc.mobile, locale)).map(({ group, since }) => ({
          [words.list[locale]]: group?.name ?? words.general[locale],
          [words.since[locale]]: since,
        })),
      }))
      return { rows: await Promise.all(rows) }
    },
    erase: (payload, person, { now }) => eraseNumber(payload, person, now),
    leaves: {
      nb: 'En hash av nummeret, så ingen import tar personen inn igjen.',
      en: 'A hash of the number, so that no import brings the person back.',
    },
  },
}

export const evidenceData: PersonalData = {
  key: 'newsletter.evidence',
  name: { nb: 'Bevis for samtykke', en: 'Evidence of consent' },
  contents: {
    nb: 'Mobilnummer, hva og når, ordlyden, siden, nettadressen uten siste ledd, grupper, hvor det kom fra.',
    en: 'Mobile number, what and when, the words, the page, the network address without its last part, groups, source.',
  },
  purpose: {
    nb: 'Å kunne vise at noen samtykket, og at de trakk det.',
    en: 'To be able to show that somebody agreed, and that they withdrew it.',
  },
  basis: {
    nb: 'Rettslig plikt og rettskrav (GDPR art. 7 nr. 1 og 17 nr. 3 e).',
    en: 'Legal obligation and claims (GDPR art. 7 (1) and 17 (3) e).',
  },
  seenBy,
  collections: ['consentEvents', 'suppressedNumbers'],
  noted: ['consentEvents'],
  rows: { table: consentEventsTable, age: consentEventsTable.at },
  kept: {
    days: 1095,
    since: {
      nb: 'etter det siste som skjedde med nummeret, så lenge det ikke er påmeldt noe; sperrede numre som hash uten tidsgrense',
      en: 'after the last that happened with the number, while it subscribes to nothing; suppressed numbers as hashes without limit',
    },
    async remove(payload, before) {
      const rows = await runStatement(
        payload,
        sql`delete from ${consentEventsTable} where ${consentEventsTable.id} in (select ${e.id} from ${e}
          where ${e.at} < ${moment(before)} and not exists (select 1 from ${later}
          where ${later.mobile} = ${e.mobile} and ${later.at} >= ${moment(before)}) and not exists (select 1
          from ${s} join ${n} on ${n.subscriber_id} = ${s.id} where ${s.mobile} = ${e.mobile}
          and ${n.state} = 'active') limit ${BATCH_SIZE}) returning ${consentEventsTable.id}`,
      )
      return rows.length
    },
  },
  ofPerson: {
    async find(payload, person, locale) {
      const docs = await documentsWhere(
        payload,
        { collection: 'consentEvents', table: consentEventsTable },
        hasMobile(consentEventsTable, person),
      )
      return { rows: docs.map((doc) => readableDocument(consentEvents.fields, doc, locale)) }
    },
    erase: (payload, person, { now }) => eraseNumber(payload, person, now),
    leaves: {
      nb: 'At noen samtykket til disse ordene da, uten nummer, side og nettadresse: til kravet er foreldet.',
      en: 'That somebody agreed to these words then, without number, page and network address: until claims have expired.',
    },
  },
}

export const pendingData: PersonalData = {
  key: 'newsletter.pending',
  name: { nb: 'Påmeldinger som venter på kode', en: 'Sign-ups that wait for a code' },
  contents: {
    nb: 'Det samme som for abonnenter, koden som HMAC; tellere av koder med nummer og nett som HMAC.',
    en: 'As for subscribers, the code as an HMAC; counts of codes with number and network as HMACs.',
  },
  purpose: { nb: 'Å vite at nummeret er ens eget.', en: 'To know that the number is one’s own.' },
  basis: consent,
  seenBy: { nb: 'Ingen.', en: 'Nobody.' },
  collections: ['pendingActivations', 'newsletterCounters'],
  rows: { table: pendingActivations, age: pendingActivations.created_at },
  kept: {
    rule: {
      nb: 'Et døgn etter at koden er gått ut, eller til den er brukt; tellerne et døgn.',
      en: 'A day after the code has run out, or until it is used; the counts for a day.',
    },
  },
  ofPerson: {
    async find(payload, person, locale) {
      const rows = await runStatement(
        payload,
        select(
          pick(pendingActivations, 'mobile', 'request', 'expires_at'),
          sql`from ${pendingActivations} where ${hasMobile(pendingActivations, person)}`,
        ),
      )
      return {
        rows: rows.map((row) => ({
          [words.mobile[locale]]: row.mobile,
          [words.name[locale]]: (jsonIn(row.request) as { person?: { name?: string } } | undefined)?.person?.name,
          [words.until[locale]]: new Date(momentIn(row.expires_at)).toISOString(),
        })),
      }
    },
    erase: (payload, person, { now }) => eraseNumber(payload, person, now),
  },
}
