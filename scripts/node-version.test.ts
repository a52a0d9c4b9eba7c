import { expect, test } from 'vitest'
import { judgeNode } from '../scripts/node-version.mjs'

test('Node before 20.19 is refused, Node 20 gets a warning, newer ones get nothing', () => {
  expect(judgeNode('18.20.8').error).toContain('20.19 or newer')
  expect(judgeNode('20.18.3').error).toContain('this is 20.18.3')
  expect(judgeNode('20.19.0')).toEqual({ warning: expect.stringContaining('no security fixes since April 2026') })
  for (const version of ['21.7.3', '22.23.3', '24.21.0', '26.10.0']) expect(judgeNode(version)).toEqual({})
})
