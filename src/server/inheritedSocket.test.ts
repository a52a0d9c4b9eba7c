import { expect, test } from 'vitest'
import { inheritedSocket } from './inheritedSocket'

test('the socket of this process is taken', () => {
  expect(inheritedSocket({ LISTEN_PID: '7', LISTEN_FDS: '1' }, 7)).toEqual({ fd: 3 })
})

test.each([[{}], [{ LISTEN_PID: '6', LISTEN_FDS: '1' }], [{ LISTEN_PID: '7', LISTEN_FDS: '0' }]])(
  '%o names none for process 7',
  (env) => expect(inheritedSocket(env, 7)).toBeUndefined(),
)
