import { expect, test } from 'vitest'
import { checkAnswers, errorText } from './checkAnswers'
import type { FormField } from './formField'
import type { FormErrorKey } from './texts'

const plain: FormField = {
  name: 'felt',
  kind: 'text',
  label: 'Felt',
  help: '',
  required: false,
  isHalf: false,
  autocomplete: 'off',
  pattern: 'none',
  min: undefined,
  max: undefined,
  missingText: '',
  options: [],
  fileKind: 'any',
  megabytes: 1,
  match: 'all',
  conditions: [],
}
const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }))
const MEBIBYTE = 1024 * 1024

function errorOf(field: Partial<FormField>, value: string, files: readonly { size: number }[] = []) {
  const given = { values: { felt: value }, files: { felt: files }, today: '2026-11-23' }
  return checkAnswers([{ ...plain, ...field }], given).felt
}

test.each<[Partial<FormField>, string, FormErrorKey | undefined]>([
  [{}, '', undefined],
  [{ required: true }, '  ', 'formFieldMissing'],
  [{ required: true }, 'Kari', undefined],
  [{}, 'x'.repeat(201), 'formTooLong'],
  [{ min: 3 }, 'ab', 'formTextShort'],
  [{ max: 3 }, 'abcd', 'formTextLong'],
  [{ kind: 'longText' }, 'x'.repeat(5000), undefined],
  [{ kind: 'longText' }, 'x'.repeat(5001), 'formTooLong'],
  [{ kind: 'email', required: true }, '', 'formEmailInvalid'],
  [{ kind: 'email' }, 'kari@', 'formEmailInvalid'],
  [{ kind: 'email' }, ' kari@example.com ', undefined],
  [{ kind: 'number' }, '1 200,5', undefined],
  [{ kind: 'number' }, 'ti', 'formNumberInvalid'],
  [{ kind: 'number', min: 1, max: 40 }, '0,5', 'formNumberLow'],
  [{ kind: 'number', min: 1, max: 40 }, '41', 'formNumberHigh'],
  [{ kind: 'date' }, '2026-02-30', 'formDateInvalid'],
  [{ kind: 'date' }, '24.12.2026', 'formDateInvalid'],
  [{ kind: 'date', min: 0 }, '2026-11-22', 'formDateEarly'],
  [{ kind: 'date', min: 0, max: 30 }, '2026-11-23', undefined],
  [{ kind: 'date', max: 30 }, '2026-12-24', 'formDateLate'],
  [{ kind: 'radio', options, required: true }, '', 'formChoiceMissing'],
  [{ kind: 'radio', options }, 'd', 'formChoiceUnknown'],
  [{ kind: 'select', options }, 'a\nb', 'formChoiceUnknown'],
  [{ kind: 'checkboxes', options, min: 2 }, 'a', 'formChoicesFewer'],
  [{ kind: 'checkboxes', options, max: 2 }, 'a\nb\nc', 'formChoicesMore'],
  [{ kind: 'checkboxes', options }, 'a\nc', undefined],
  [{ kind: 'consent', required: true }, '', 'formConsentMissing'],
  [{ kind: 'consent', required: true }, 'ja', undefined],
  [{ kind: 'heading', required: true }, '', undefined],
  [{ pattern: 'postcode' }, '2640', undefined],
  [{ pattern: 'postcode' }, '264', 'formPostcodeInvalid'],
  [{ pattern: 'organisationNumber' }, '987654321', 'formOrganisationInvalid'],
  [{ pattern: 'phone' }, '+47 (22) 00-00.00', undefined],
  [{ pattern: 'phone' }, 'ring meg', 'formPhoneInvalid'],
  [{ pattern: 'webAddress' }, 'javascript:alert(1)', 'formWebAddressInvalid'],
  [{ pattern: 'webAddress' }, 'https://example.com/a', undefined],
])('%o: “%s” is %s', (field, value, expected) => {
  expect(errorOf(field, value)).toBe(expected)
})

test('files are bounded in number and size', () => {
  const file = { kind: 'file', max: 2, megabytes: 1 } as const
  expect(errorOf({ ...file, required: true }, '')).toBe('formFileMissing')
  expect(errorOf(file, '', [{ size: MEBIBYTE }, { size: 1 }])).toBeUndefined()
  expect(errorOf(file, '', [{ size: MEBIBYTE + 1 }])).toBe('formFileTooLarge')
  expect(errorOf(file, '', Array(3).fill({ size: 1 }))).toBe('formFilesTooMany')
})

test('what is not shown is neither required nor checked', () => {
  const fields: FormField[] = [
    { ...plain, name: 'gjelder' },
    { ...plain, required: true, kind: 'email', conditions: [{ field: 'gjelder', is: 'equals', value: 'service' }] },
  ]
  const check = (gjelder: string, felt: string) =>
    checkAnswers(fields, { values: { gjelder, felt }, files: {}, today: '2026-11-23' })
  expect(check('ny', 'feil')).toEqual({})
  expect(check('service', 'feil')).toEqual({ felt: 'formEmailInvalid' })
})

test('an editor’s own words stand where something is missing, and nowhere else', () => {
  const t = (key: FormErrorKey, { max, megabytes }: Readonly<Record<string, string | number>>) =>
    `${key} ${max} ${megabytes}`
  const field = { ...plain, missingText: 'Skriv navnet ditt.', max: 3 }
  expect(errorText(field, 'formFieldMissing', t)).toBe('Skriv navnet ditt.')
  expect(errorText(field, 'formTextLong', t)).toBe('formTextLong 3 1')
})
