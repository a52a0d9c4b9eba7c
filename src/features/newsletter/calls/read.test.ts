import { expect, test } from 'vitest'
import { parametersOf } from './read'

test.each<[string, object]>([
  ['name=K&mobile=1', { name: 'K', mobile: '1' }],
  ['group_id[]=1&group_id[]=2', { group_id: ['1', '2'] }],
  ['group_id[0]=1&group_id[1]=2', { group_id: ['1', '2'] }],
  ['group_id=1&group_id=2', { group_id: ['1', '2'] }],
  ['group_id=1', { group_id: '1' }],
  ['custom_fields[a]=x&custom_fields[b]=y', { custom_fields: { a: 'x', b: 'y' } }],
  ['custom_fields[__proto__]=x', { custom_fields: JSON.parse('{"__proto__":"x"}') }],
])('%s is read', (text, parameters) => {
  expect(parametersOf(new URLSearchParams(text))).toEqual(parameters)
})

test('a name cannot reach what all objects have', () => {
  parametersOf(new URLSearchParams('__proto__[polluted]=1&constructor[prototype]=1'))
  expect(({} as { polluted?: string }).polluted).toBeUndefined()
})
