import { testForeignText } from '../../../tests/support/foreignText'
import { keptNumber } from '../../lib/phoneNumber'
import { readMobile } from './mobile'

testForeignText({
  'a phone number': { read: (text) => [keptNumber(text), readMobile(text, { country: 'NO' } as never)] },
})
