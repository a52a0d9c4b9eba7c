import { testForeignText } from '../../../tests/support/foreignText'
import { fieldsIn, linksIn } from './message'

testForeignText({
  'a message with links and fields': { read: (text) => [fieldsIn(text), linksIn(text)] },
})
