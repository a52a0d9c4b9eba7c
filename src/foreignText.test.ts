/**
 * Foreign input costs time in proportion to its length, regardless of its content: uploads, imports, forms, headers,
 * addresses, the HTML block, and the packages that read them.
 */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { cleanHtml, renameIds, replaceFrames } from './blocks/rawHtml/clean'
import { parseRows } from './blocks/table/rows'
import { isSafeAddress } from './cms/fields/address'
import { deviceOf } from './features/accounts/device'
import { campaignFrom, pathFrom, referrerFrom, termFrom } from './features/analytics/collecting/event'
import { isExcluded } from './features/analytics/collecting/excluded'
import { readHit } from './features/analytics/collecting/hit'
import { markTooltips } from './features/brand/tooltips'
import { fieldsIn, linksIn } from './features/campaigns/message'
import { readListingQuery, readRange } from './features/catalogue/listing/query'
import { parseExceptions, parseHours } from './features/dealers/hours/notation'
import { delimiterOf } from './features/imports/files/csv'
import { harmlessSvg } from './features/media/svg'
import { readMobile } from './features/newsletter/mobile'
import { readPasted } from './features/orderList/pasted'
import { readMarkup } from './features/pages/check/markup'
import { readPerson } from './features/privacy/readPerson'
import { normalisedPath } from './features/redirects/rules'
import { readRequest } from './features/sendSms/request'
import { words as gatewayWords } from './features/sms/gateways/judge'
import { segmentFrom } from './lib/norwegian'
import { keptNumber } from './lib/phoneNumber'
import { words } from './lib/words/words'
import { networkOf, shortenedAddress } from './platform/network'
import { isCommonPassword } from './platform/passwords/commonPasswords'
import { choiceIn } from './web/consent'
import { pathOf } from './web/forms/pageForm'
import { resultsAddress } from './web/resultsAddress'

const pieces = [
  ' ', '\t', '\n', ' \n', 'a', 'a ', 'ø', 'o\u0301', 'ﷺ', '😀', '\ud800', '1', '1 ', '1-', '1,', '1.', '-', ',', '.', ':', '::', ';', '/', '\\', '|',
  '\\|', '<', '</', '<a ', '<a href="#', '<a href="x">', '</a>', '<b>', '<div>', '<p id="a">', '<iframe>', '<iframe src="https://a.no">',
  '</iframe>', '<svg ', '<svg>', '<g>', '<!--', '-->', '<!doctype', '<?xml', '<![CDATA[', '<textarea>', '<script>', ' id="a"', ' aria-labelledby="', '"', "'", '&', '&amp;', '&#', '=', 'a=b&', 'a=b; ',
  '@', 'a@', '.a', '(', '[', '[[', '[[a|', ']]', '{', '{a', 'http://', 'https://a.', '%', '%25', '+', '+47 ', '41 ', '2 x ', 'x 2 ',
  'man–', 'man 1', 'stengt', '1.1.2026', 'utm_source=', '?search_Query=', 'Mozilla/5.0 (', 'bot',
] // biome-ignore format: a list to scan, not to read line by line

/** Longest header that Node takes, and with it an address or a cookie. */
const HEADER = 16 * 1024

interface Reader {
  read(text: string): unknown
  /** Characters, where something before it lets no more through. */
  max?: number
}

const email = z.email()
const rule = { receivers: ['admin', 'numbers', 'subscribers'], max: 1000 } as never

const readers: Readonly<Record<string, Reader>> = {
  'the HTML block': {
    read: (text) =>
      renameIds(
        replaceFrames(cleanHtml(text), () => ''),
        (id) => id,
      ),
  },
  'a drawing': { read: harmlessSvg },
  'the check of a page': { read: readMarkup },
  'a table': { read: parseRows },
  'opening hours': { read: (text) => [parseHours(text), parseExceptions(text)] },
  'a pasted order': { read: readPasted },
  'the head of a CSV file': { read: delimiterOf },
  'an SMS of a visitor': {
    read: (text) =>
      readRequest({ recipients: 'numbers', message: 'a', numbers: `1${text}1`, group_ids: text }, rule, true),
  },
  'an answer of a gateway': { read: gatewayWords },
  'a message with links and fields': { read: (text) => [fieldsIn(text), linksIn(text)] },
  'a title that becomes an address': { read: segmentFrom },
  'the words of a search': { read: words },
  'tooltips in Markdown': { read: markTooltips },
  'a person who is looked for': { read: (text) => readPerson({ email: `a@${text}`, mobile: text }) },
  'an e-mail address': { read: (text) => email.safeParse(`${text}@a`) },
  'a phone number': { read: (text) => [keptNumber(text), readMobile(text, { country: 'NO' } as never)] },
  'a password': { read: isCommonPassword },
  'an address of a link': { read: isSafeAddress },
  'a path of a redirect': { read: normalisedPath, max: HEADER },
  'the page of a form': { read: pathOf },
  'the address of a search': { read: (text) => resultsAddress('/a', `?search_Query=${text}`), max: HEADER },
  'filters of a listing': { read: (text) => [readListingQuery({ pris: text, 'egenskap.a': text }), readRange(text)] },
  'an IP address': { read: (text) => [networkOf(`:${text}`), shortenedAddress(`1.${text}`)], max: HEADER },
  'a user agent': {
    read: (text) => [deviceOf(text), isExcluded({ 'user-agent': text, cookie: text })],
    max: HEADER,
  },
  'a cookie of consent': { read: (text) => choiceIn(`samtykke=${text}; ${text}`), max: HEADER },
  'what a page tells of': {
    read: (text) => [
      readHit(text, text),
      pathFrom(`/${text}`),
      termFrom(text),
      campaignFrom(text),
      referrerFrom(`https://${text}`, 'a'),
    ],
  },
}

/** Characters of the long text; the short one is a part of it. */
const LONG = 16 * 1024
const PART = 16
/** Times as long as the short text that the long one may take: in proportion it is 16, by its square 256. */
const MOST = 64
/** Milliseconds below which a clock says little. */
const FLOOR = 1

/** Milliseconds of the processor that this process has had: a busy machine gives it fewer of them in the same time. */
function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Of several readings the quickest, since memory may have been tidied in between. */
function best(read: (text: string) => unknown, text: string, until: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < 5 && least > until; round++) {
    // Some answers are kept: each round has a text of its own.
    const own = text + (round || '')
    const begun = spent()
    read(own)
    least = Math.min(least, spent() - begun)
  }
  return least
}

test.each(Object.entries(readers))('%s takes time in proportion to its length', (_, { read, max = LONG }) => {
  for (const begin of ['', '1', 'man 1'])
    for (const piece of pieces)
      for (const end of ['', '\u0001!']) {
        const text = (length: number) => begin + piece.repeat(Math.ceil(length / piece.length)) + end
        const short = Math.max(best(read, text(max / PART), FLOOR), FLOOR)
        const long = best(read, text(max), MOST * short)
        expect(long, `milliseconds for ${JSON.stringify(begin + piece + end)}`).toBeLessThanOrEqual(MOST * short)
      }
})
