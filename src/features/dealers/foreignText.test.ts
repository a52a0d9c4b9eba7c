import { testForeignText } from '../../../tests/support/foreignText'
import { parseExceptions, parseHours } from './hours/notation'

testForeignText({
  'opening hours': { read: (text) => [parseHours(text), parseExceptions(text)] },
})
