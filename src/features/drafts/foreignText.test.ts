import { testForeignText } from '../../../tests/support/foreignText'
import { readMarkup } from './check/markup'

testForeignText({
  'the check of a page': { read: readMarkup },
})
