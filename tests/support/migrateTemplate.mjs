/** Runs `migrateDatabase` on DATABASE_URL from the sources, in a process of its own; see `databaseServer.mjs`. */
import './quickPasswords.mjs'
import { createServer } from 'vite'

const vite = await createServer({
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null },
})
const { migrateDatabase } = await vite.ssrLoadModule('/tests/support/migrateDatabase.ts')
await migrateDatabase(process.env.DATABASE_URL ?? '')
// Payload keeps its connections open; there is nothing left to wait for.
process.exit(0)
