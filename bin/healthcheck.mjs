/**
 * Asks the site of this machine whether it lives, for a container's health check: ends with 0, or with 1 and a line that
 * says why. Reads `PORT` and `HOST`.
 */

/** Milliseconds that an answer may take. */
const PATIENCE = 4000

const { PORT: port = '', HOST: host = '' } = process.env
/** Every interface has this one too. */
const reached = ['', '0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
const address = `http://${reached}:${port || 3000}/healthz`
const [code, said] = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) }).then(
  ({ ok, status }) => [ok ? 0 : 1, `${address} answers ${status}`],
  (error) => [1, `${address}: ${error.cause?.code ?? error.message}`],
)
process.stdout.write(`${said}\n`)
process.exit(code)
