import { testForeignText } from '../../../tests/support/foreignText'
import { words as gatewayWords } from './gateways/judge'

testForeignText({
  'an answer of a gateway': { read: gatewayWords },
})
