import { HEADER, testForeignText } from '../../../tests/support/foreignText'
import { normalisedPath } from './rules'

testForeignText({
  'a path of a redirect': { read: normalisedPath, max: HEADER },
})
