import { HEADER, testForeignText } from '../../../tests/support/foreignText'
import { deviceOf } from './device'

testForeignText({
  'a user agent': { read: deviceOf, max: HEADER },
})
