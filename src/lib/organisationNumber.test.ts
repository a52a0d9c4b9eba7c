import { expect, test } from 'vitest'
import { isOrganisationNumber } from './organisationNumber'

test.each(['987654325', '987 654 325'])('%s is one', (number) => expect(isOrganisationNumber(number)).toBe(true))
test.each(['987654321', '98765432', 'abcdefghi', '', '9876543255'])('%j is not', (number) =>
  expect(isOrganisationNumber(number)).toBe(false),
)
