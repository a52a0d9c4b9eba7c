/** Calls of the checks to other machines. */
import { connect } from 'node:net'

/** Resolves when a connection was made, which is closed again; nothing is sent. */
export function reach(url: string, patience: number): Promise<void> {
  const { hostname, port, protocol } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (protocol === 'https:' ? 443 : 80),
    })
    socket.setTimeout(patience, () => socket.destroy(new Error(`no connection within ${patience / 1000} s`)))
    socket.once('connect', () => {
      resolve()
      socket.destroy()
    })
    socket.once('error', reject)
  })
}

/** Rejects when `work` takes longer, in milliseconds. */
export async function within<Result>(patience: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patience / 1000} s`)), patience)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
