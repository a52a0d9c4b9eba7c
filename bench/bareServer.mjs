/** The measure of the cached page: the least that Node's own server does to send the same bytes and headers. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [file = '', port = ''] = process.argv.slice(2)
/** @type {{ headers: string[], body: string }} */
const { headers, body } = JSON.parse(readFileSync(file, 'utf8'))
const bytes = Buffer.from(body, 'base64')

createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
}).listen(Number(port), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
