import { testForeignText } from '../../../tests/support/foreignText'
import { isServiceAddress } from './address'
import { proposalText, withinLimit } from './proposalText'

testForeignText({
  'the answer of a model': {
    read: (text) => [proposalText(text, { lines: true }), proposalText(text, { lines: false }), withinLimit(text, 200)],
  },
  'the address of a service': { read: (text) => [isServiceAddress(text), isServiceAddress(`https://${text}`)] },
})
