import { testForeignText } from '../../../tests/support/foreignText'
import { readPerson } from './readPerson'

testForeignText({
  'a person who is looked for': { read: (text) => readPerson({ email: `a@${text}`, mobile: text }) },
})
