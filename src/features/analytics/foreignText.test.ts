import { HEADER, testForeignText } from '../../../tests/support/foreignText'
import { campaignFrom, pathFrom, referrerFrom, termFrom } from './collecting/event'
import { isExcluded } from './collecting/excluded'
import { readHit } from './collecting/hit'

testForeignText({
  'what a page tells of': {
    read: (text) => [
      readHit(text, text),
      pathFrom(`/${text}`),
      termFrom(text),
      campaignFrom(text),
      referrerFrom(`https://${text}`, 'a'),
    ],
  },
  'the headers of a visit': { read: (text) => isExcluded({ 'user-agent': text, cookie: text }), max: HEADER },
})
