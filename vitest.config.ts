/**
 * Tests by what they need: nothing, a database of either kind, or a running site with a browser. All run side by side;
 * projects begin in the order of their names, so that what waits longest begins first.
 */
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { memoryFolder } from './scripts/memory-folder.mjs'

// Databases, sites and the browser's profile lie in memory where there is room: a PostgreSQL database is a thousand files,
// and on a disk making them takes ten times as long as what a test does with them.
process.env.TMPDIR = memoryFolder() ?? process.env.TMPDIR

/** Milliseconds. Bounds for a machine that does much else: a test that hangs ends, one that is slow does not fail. */
const second = 1000
const patience = { testTimeout: 300 * second, hookTimeout: 1500 * second }

/** A run as long as it takes, which kills and starts as often as it takes to be sure (`npm run soak`). */
const isSoak = process.env.SOAK === '1'

const integration = (dialect: 'sqlite' | 'postgres'): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name: dialect,
    include: ['src/**/*.integration.test.{ts,tsx}', 'tests/integration/**/*.test.ts'],
    globalSetup: 'tests/support/databaseServer.mjs',
    setupFiles: 'tests/support/quickPasswords.mjs',
    // Lexical's development build awaits while it is imported, which Node 20 does not always survive (ARCHITECTURE.md, Development).
    execArgv: ['-C', 'production'],
    env: { DATABASE: dialect },
    ...patience,
  },
})

export default defineConfig({
  plugins: [react()],
  test: {
    // One more than cores: journeys often wait. With twice as many tests lost races.
    maxWorkers: availableParallelism() + 1,
    // What files share is loaded once by each worker, not by each file.
    isolate: false,
    expect: { poll: { timeout: 60 * second } },
    // The identity provider of the tests says at length that it is none for production.
    onConsoleLog: (line) => !line.includes('oidc-provider'),
    // Both dialects transform the same sources.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,scripts,cli}/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.integration.test.{ts,tsx}'],
          testTimeout: patience.testTimeout,
        },
      },
      integration('sqlite'),
      integration('postgres'),
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/support/journeys.ts',
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          globalSetup: 'tests/support/journeys.ts',
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          // Several nodes need a balancer of the system's own.
          include: ['tests/faults/**/*.test.ts', ...(isSoak ? ['tests/cluster/**/*.test.ts'] : [])],
          ...patience,
          ...(isSoak ? { fileParallelism: false, testTimeout: 1800 * second } : {}),
        },
      },
    ],
  },
})
