import { expect, test } from 'vitest'
import { errorsOf } from '../../web/forms/errors'
import { consentName, orderSchema } from './schema'

const whole = { name: 'Kari', email: 'kari@example.com', postcode: '9008' }
const plain = orderSchema({ required: [], terms: undefined })

test('a name, an e-mail and a postcode are enough', () => {
  expect(errorsOf(plain, whole)).toMatchObject({ output: { name: 'Kari', phone: '', message: '' } })
})

test.each([
  [{ name: ' ' }, { name: 'formNameMissing' }],
  [{ email: 'kari@' }, { email: 'formEmailInvalid' }],
  [{ email: 'kari@example.com, ola@example.com' }, { email: 'formEmailInvalid' }],
  [{ email: 'kari@example.com\nBcc: ola@example.com' }, { email: 'formEmailInvalid' }],
  [{ postcode: '908' }, { postcode: 'orderPostcodeInvalid' }],
  [{ postcode: '' }, { postcode: 'orderPostcodeInvalid' }],
  [{ phone: 'ring meg' }, { phone: 'orderPhoneInvalid' }],
  [{ organisationNumber: '123 456 789' }, { organisationNumber: 'orderOrganisationNumberInvalid' }],
  [{ message: 'x'.repeat(5001) }, { message: 'formTooLong' }],
])('%o is told at its field', (changed, errors) => {
  expect(errorsOf(plain, { ...whole, ...changed })).toEqual({ errors })
})

test.each(['', '412 34 567', '+47 412 34 567', '0047-41234567', '(+46) 8 123 456'])(
  'the phone number %j may be right',
  (phone) => {
    expect(errorsOf(plain, { ...whole, phone })).toHaveProperty('output')
  },
)

test('an address is kept in lower case, by which its owner finds the request', () => {
  expect(errorsOf(plain, { ...whole, email: ' Kari@Example.COM ' })).toMatchObject({
    output: { email: 'kari@example.com' },
  })
})

test('terms are accepted in the version that was read, and consents in their words', () => {
  const name = consentName('Ring meg')
  const strict = orderSchema({ required: [name], terms: '3' })
  expect(errorsOf(strict, { ...whole, vilkar: '2' })).toEqual({
    errors: { vilkar: 'orderTermsMissing', [name]: 'orderConsentMissing' },
  })
  expect(errorsOf(strict, { ...whole, vilkar: '3', [name]: '1' })).toHaveProperty('output')
  expect(consentName('Ring meg!')).not.toBe(name)
})
