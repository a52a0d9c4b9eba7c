import { testForeignText } from '../../../tests/support/foreignText'
import { withoutNumbers as gatewayWords } from './gateways/resultByStatus'

testForeignText({
  'an answer of a gateway': { read: gatewayWords },
})
