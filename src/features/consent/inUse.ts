/**
 * What the site asks visitors for now. A purpose is in use when something needs it: an upstream that gets statistics
 * only after consent, or the editors' setting that consent to external content is remembered.
 */

import { createHash } from 'node:crypto'
import type { ContentReader } from '../../cms/reader'
import { fill } from '../../lib/fill'
import { type Locale, locales } from '../../lib/locales'
import type { ConsentQuestion, Purpose, ReadConsentQuestion, Wording } from '../../web/consent'
import { declaredIn } from '../../web/declared'
import { frameHosts } from '../../web/frames'
import type { OwnTexts } from '../../web/ownTexts'
import type { TextKey } from '../../web/texts'
import {
  FORWARDING_TAG,
  readForwarding,
  type UpstreamName,
  upstreamNames,
  upstreamNeedsConsent,
  upstreamOf,
} from '../forwarding'
import { CONSENT_PATH } from './addresses'

interface InUse {
  purposes: Purpose[]
  upstream: UpstreamName | undefined
  controller: string
  contact: string | undefined
  privacyPage: number | undefined
  everAnswered: boolean
}

const keys = {
  statistics: { name: 'consentStatistics', text: 'consentStatisticsText' },
  media: { name: 'consentMedia', text: 'consentMediaText' },
} as const satisfies Record<Purpose, { name: TextKey; text: TextKey }>

/** Characters of the version; two texts of a site never collide by chance. */
const VERSION_LENGTH = 12

export const readConsentQuestion: ReadConsentQuestion = async (reader, settings, ownTexts) => {
  const inUse = await readInUse(reader)
  const { purposes, contact, privacyPage } = inUse
  if (purposes.length === 0 && !inUse.everAnswered) return undefined
  const controller = inUse.controller || settings.organisation?.legalName || settings.name
  const { texts } = declaredIn(reader.payload)
  const own = (ownTexts.own ?? {}) as OwnTexts
  const values = {
    brand: settings.name,
    upstream: inUse.upstream ? upstreamNames[inUse.upstream].en : '',
    hosts: frameHosts(settings).join(', '),
  }
  const wordingIn = (locale: Locale): Wording => {
    const t = (key: TextKey) => fill(own[locale]?.[key] || texts[key][locale], values)
    return {
      question: t('consentQuestion'),
      text: t('consentText'),
      purposes: purposes.map((purpose) => ({
        purpose,
        name: t(keys[purpose].name),
        text: t(keys[purpose].text),
      })),
    }
  }
  const wording = Object.fromEntries(locales.map((locale) => [locale, wordingIn(locale)])) as ConsentQuestion['wording']
  return {
    purposes,
    version: versionOf({ controller, wording }),
    wording,
    controller,
    contact,
    privacyPage,
    answersPath: CONSENT_PATH,
  }
}

const versionOf = (what: object): string =>
  createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, VERSION_LENGTH)

/** One read for both globals, since every page needs them. */
function readInUse(reader: ContentReader): Promise<InUse> {
  return reader.remember('what is asked for', ['consentSettings', FORWARDING_TAG], async (req) => {
    const { payload } = req
    const read = { depth: 0, overrideAccess: false, req } as const
    const [consent, forwarding] = await Promise.all([
      payload.findGlobal({ slug: 'consentSettings', ...read }),
      readForwarding(req),
    ])
    const purposes: Purpose[] = []
    if (upstreamNeedsConsent(forwarding)) purposes.push('statistics')
    if (consent.rememberMedia) purposes.push('media')
    const page = consent.privacyPage
    return {
      purposes,
      upstream: upstreamOf(forwarding),
      controller: consent.controller?.trim() ?? '',
      contact: consent.contact ?? undefined,
      privacyPage: typeof page === 'number' ? page : undefined,
      // Not counted while something is asked for: the result is not needed then.
      everAnswered: purposes.length > 0 || (await payload.count({ collection: 'consentChoices', req })).totalDocs > 0,
    }
  })
}
