import { testForeignText } from '../../../tests/support/foreignText'
import { readRequest } from './request'

const rule = { receivers: ['admin', 'numbers', 'subscribers'], max: 1000 } as never

testForeignText({
  'an SMS of a visitor': {
    read: (text) =>
      readRequest({ recipients: 'numbers', message: 'a', numbers: `1${text}1`, group_ids: text }, rule, true),
  },
})
