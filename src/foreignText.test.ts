import { z } from 'zod'
import { HEADER, testForeignText } from '../tests/support/foreignText'
import { cleanHtml, renameIds, replaceFrames } from './blocks/rawHtml/clean'
import { parseRows } from './blocks/table/rows'
import { markTooltips } from './brand/tooltips'
import { isSafeAddress } from './cms/fields/address'
import { harmlessSvg } from './cms/uploads/svg'
import { deviceOf } from './lib/device'
import { segmentFrom } from './lib/norwegian'
import { words } from './lib/words/words'
import { networkOf, shortenedAddress } from './platform/network'
import { isCommonPassword } from './platform/passwords/commonPasswords'
import { choiceIn } from './web/consent'
import { pathOf } from './web/forms/pageForm'
import { resultsAddress } from './web/resultsAddress'

const email = z.email()

testForeignText({
  'the HTML block': {
    read: (text) =>
      renameIds(
        replaceFrames(cleanHtml(text), () => ''),
        (id) => id,
      ),
  },
  'a table': { read: parseRows },
  'a drawing': { read: harmlessSvg },
  'an address of a link': { read: isSafeAddress },
  'a title that becomes an address': { read: segmentFrom },
  'the words of a search': { read: words },
  'tooltips in Markdown': { read: markTooltips },
  'an e-mail address': { read: (text) => email.safeParse(`${text}@a`) },
  'the page of a form': { read: pathOf },
  'the address of a search': { read: (text) => resultsAddress('/a', `?search_Query=${text}`, '/sok'), max: HEADER },
  'a cookie of consent': { read: (text) => choiceIn(`samtykke=${text}; ${text}`), max: HEADER },
  'a user agent': { read: deviceOf, max: HEADER },
  'a password': { read: isCommonPassword },
  'an IP address': { read: (text) => [networkOf(`:${text}`), shortenedAddress(`1.${text}`)], max: HEADER },
})
