/**
 * `npm run dev`: the site with hot reload and the admin, in one process and on one port.
 *
 * Vite serves the browser's sources and loads the server's; when a server source changes, the program is made anew on
 * the same Payload. Next's development server answers below /admin.
 */
import { existsSync, readdirSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'vite'

process.env.NODE_ENV = 'development'
process.env.NEXT_TELEMETRY_DISABLED = '1'
process.env.DISABLE_PAYLOAD_HMR = 'true'
process.env.PORT ??= '3000'
const host = process.env.HOST ?? '127.0.0.1'

const PREAMBLE = '/@react-preamble.js'
const ISLAND = '/@island/'
const ENTRY = '/src/server/development.ts'

/** Addresses that stand for sources: React's refresh preamble (the policy forbids inline scripts), and islands by name. */
const addresses = {
  name: 'merkevei-development',
  resolveId: (id) => (id === PREAMBLE ? id : id.startsWith(ISLAND) ? islandFile(id.slice(ISLAND.length)) : undefined),
  load: (id) =>
    id === PREAMBLE
      ? 'import refresh from "/@react-refresh"; refresh.injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type'
      : undefined,
}

function islandFile(name) {
  const within = (folder) => (existsSync(folder) ? readdirSync(folder).map((part) => `${folder}/${part}`) : [])
  const features = within('src/features')
  const blocks = [...within('src/blocks'), ...features.flatMap((feature) => within(`${feature}/blocks`))]
  for (const part of ['src/web', ...features, ...blocks])
    for (const ending of ['tsx', 'ts']) {
      const file = `${process.cwd()}/${part}/islands/${name}.${ending}`
      if (existsSync(file)) return file
    }
  return undefined
}

const server = createHttpServer()
const vite = await createServer({
  appType: 'custom',
  plugins: [addresses],
  server: {
    middlewareMode: true,
    hmr: { server },
    watch: { ignored: ['**/admin/.next/**', '**/data/**', '**/dist/**', '**/demo/**'] },
  },
})

let program
let making = Promise.resolve()

function makeProgram() {
  making = making.then(async () => {
    const began = performance.now()
    const { develop } = await vite.ssrLoadModule(ENTRY)
    program = await develop(server, program)
    console.log(`program ready in ${Math.round(performance.now() - began)} ms`)
  })
  making = making.catch((error) => {
    vite.ssrFixStacktrace(error)
    console.error(error)
  })
  return making
}

/** Whether the server's program is made from this file. */
function isServerSource(file) {
  return (vite.environments.ssr.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0
}

let pause
vite.watcher.on('change', (file) => {
  if (!isServerSource(file)) return
  clearTimeout(pause)
  // Several files are often saved together.
  pause = setTimeout(async () => {
    vite.environments.ssr.moduleGraph.invalidateAll()
    await makeProgram()
    vite.ws.send({ type: 'full-reload' })
  }, 80)
})

server.on('request', async (request, response) => {
  await making
  const path = (request.url ?? '/').split('?', 1)[0]
  const isSource = /^\/(@|src\/|node_modules\/)/.test(path)
  if (isSource) return vite.middlewares(request, response, () => response.writeHead(404).end())
  if (!program) return response.writeHead(503).end('The program did not start; see the terminal.')
  program.listener(request, response)
})

await makeProgram()
server.listen(Number(process.env.PORT), host, () =>
  console.log(
    `\n  Site   http://localhost:${process.env.PORT}/\n  Admin  http://localhost:${process.env.PORT}/admin\n`,
  ),
)

for (const signal of ['SIGTERM', 'SIGINT'])
  process.on(signal, async () => {
    await vite.close()
    process.exit(0)
  })
