/** Tests by what they need: nothing, a database, or a running site with a browser. */
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Milliseconds; two cores that do other things as well must do. */
const second = 1000

export default defineConfig({
  plugins: [react()],
  test: {
    // One more than there are cores: tests wait for their time to come, and for databases.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', 'scripts/*.test.ts', 'tests/unit/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.integration.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['src/**/*.integration.test.ts', 'tests/integration/**/*.test.ts'],
          globalSetup: 'tests/support/databaseServer.mjs',
          // Lexical's development build awaits while it is imported, which Node 20 does not always survive (DESIGN §12.1).
          execArgv: ['-C', 'production'],
          // The program is loaded once by each worker, not by each file.
          isolate: false,
          testTimeout: 30 * second,
          hookTimeout: 60 * second,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts', 'tests/faults/**/*.test.ts'],
          // One browser and one site at a time: the journeys share two cores.
          fileParallelism: false,
          testTimeout: 60 * second,
          hookTimeout: 180 * second,
          expect: { poll: { timeout: 10 * second } },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
