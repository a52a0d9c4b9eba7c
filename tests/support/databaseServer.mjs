/**
 * Once a run: a migrated database that every integration test copies (`freshDatabase`). SQLite, or
 * PostgreSQL in the project of that name: the server that `POSTGRES_URL` names, else one of our own for as long as the run lasts.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atEnd } from '../../scripts/cleanup.mjs'
import { startPostgres } from '../../scripts/postgres.mjs'
import { runNode } from '../../scripts/project.mjs'
import { createDatabase, databaseNamed, dropDatabases } from './postgresDatabases'

/**
 * In a process of its own: it needs `-C production`, and what Payload leaves open ends with it.
 * @param {string} databaseUrl
 */
async function migrateTemplate(databaseUrl) {
  await runNode(['-C', 'production', 'tests/support/migrateTemplate.mjs'], { env: { DATABASE_URL: databaseUrl } })
}

/** @typedef {{ template: import('./database').DatabaseTemplate, stop(): Promise<void> }} Prepared */

/** @returns {Promise<Prepared>} */
async function postgresTemplate() {
  const given = process.env.POSTGRES_URL
  const server = given ? { url: given, stop: async () => {} } : await startPostgres()
  const name = `merkevei_template_${process.pid}`
  await createDatabase(server.url, name)
  await migrateTemplate(databaseNamed(server.url, name))
  return {
    template: { dialect: 'postgres', server: server.url, name },
    async stop() {
      // Our own server goes with everything in it.
      if (given) await dropDatabases(server.url, name)
      await server.stop()
    },
  }
}

/** @returns {Promise<Prepared>} */
async function sqliteTemplate() {
  const folder = mkdtempSync(join(tmpdir(), 'merkevei-databases-'))
  const removed = atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'template.db')
  await migrateTemplate(`file:${file}`)
  return {
    template: { dialect: 'sqlite', folder, file },
    async stop() {
      rmSync(folder, { recursive: true, force: true })
      removed()
    },
  }
}

/** @param {import('vitest/node').TestProject} project */
export default async function setup(project) {
  const { template, stop } = await (project.config.env.DATABASE === 'postgres' ? postgresTemplate() : sqliteTemplate())
  project.provide('databaseTemplate', template)
  return stop
}
