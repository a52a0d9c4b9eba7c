import { testForeignText } from '../../../tests/support/foreignText'
import { delimiterOf } from './files/csv'

testForeignText({
  'the head of a CSV file': { read: delimiterOf },
})
