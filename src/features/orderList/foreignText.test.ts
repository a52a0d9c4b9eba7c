import { testForeignText } from '../../../tests/support/foreignText'
import { readPasted } from './pasted'

testForeignText({
  'a pasted order': { read: readPasted },
})
