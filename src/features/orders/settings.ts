/** Editors' settings for orders, read for one request. */

import type { BasePayload } from 'payload'
import type { ContentReader } from '../../cms/reader'
import type { DeliveryTerm, OrderSetting } from '../../cms/types'
import type { Site } from '../../web/site'
import { DELIVERY_TERMS, hasDeliveryTerms } from '../deliveryTerms'
import { USERS } from '../users'
import { consentName, type Demands } from './schema'

export interface OrderForm {
  settings: OrderSetting
  consents: readonly { text: string; required: boolean }[]
  /** Undefined if there are no terms to accept. */
  terms: DeliveryTerm | undefined
  demands: Demands
}

/** As visitors see it: read through the reader, and so cached. */
export async function readOrderForm(reader: ContentReader): Promise<OrderForm> {
  const [settings, stored] = await Promise.all([
    reader.global('orderSettings', { depth: 0 }),
    reader.global(DELIVERY_TERMS, { depth: 1 }),
  ])
  const terms = hasDeliveryTerms(stored) ? stored : undefined
  const consents = (settings.consents ?? []).map(({ text, required }) => ({ text, required: required === true }))
  return {
    settings,
    consents,
    terms,
    demands: {
      terms: terms && String(terms.version),
      required: consents.flatMap(({ text, required }) => (required ? [consentName(text)] : [])),
    },
  }
}

/** Name of the page that is cart and form in one: used for its heading, its title and the links to it. */
export const orderPageName = ({ title }: Pick<OrderSetting, 'title'>, site: Pick<Site, 't'>): string =>
  title || site.t('orderTitle')

/** What the page is for: below its heading, and its description. */
export const orderIntro = ({ intro }: Pick<OrderSetting, 'intro'>, site: Pick<Site, 't'>): string =>
  intro || site.t('orderIntro')

const MEBIBYTE = 1024 * 1024
/** Bytes for everything except files: five hundred rows and a long message. */
const FORM_BYTES = MEBIBYTE

export const fileBytes = ({ maxFileSize }: Pick<OrderSetting, 'maxFileSize'>) => maxFileSize * MEBIBYTE

/** Largest body of a form within the settings, in bytes. */
export function bodyBytes(settings: Pick<OrderSetting, 'maxFiles' | 'maxFileSize'>): number {
  return settings.maxFiles * fileBytes(settings) + FORM_BYTES
}

/** Address for requests without a dealer; never empty. */
export async function headOfficeEmail(payload: BasePayload): Promise<string> {
  return (
    (await chosenOfficeEmail(payload)) ?? (await administratorEmails(payload))[0] ?? payload.email.defaultFromAddress
  )
}

/** Contacts responsible for what the site sends: head office, else all administrators. */
export async function responsibleEmails(payload: BasePayload): Promise<readonly string[]> {
  const office = await chosenOfficeEmail(payload)
  return office ? [office] : administratorEmails(payload)
}

async function chosenOfficeEmail(payload: BasePayload): Promise<string | undefined> {
  const [settings, site] = await Promise.all([
    payload.findGlobal({ slug: 'orderSettings', depth: 0 }),
    payload.findGlobal({ slug: 'site', depth: 0 }),
  ])
  return settings.headOfficeEmail || site.organisation?.email || undefined
}

/** Oldest account first. */
export async function administratorEmails(payload: BasePayload): Promise<readonly string[]> {
  const { docs } = await payload.find({
    collection: USERS,
    where: { role: { equals: 'administrator' } },
    sort: 'id',
    pagination: false,
    depth: 0,
  })
  return docs.map(({ email }) => email)
}
