import { testForeignText } from '../../../tests/support/foreignText'
import { readListingQuery, readRange } from './listing/query'

testForeignText({
  'filters of a listing': { read: (text) => [readListingQuery({ pris: text, 'egenskap.a': text }), readRange(text)] },
})
