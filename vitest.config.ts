import { defineConfig } from 'vitest/config'
import { callsPlugin } from './packages/web/build/calls-plugin.ts'

/** Two cores are the machine we count on; more workers only make the timings of tests uneven. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['default'],
    projects: [
      {
        // The web's modules read the table of calls that its build makes.
        plugins: [callsPlugin()],
        test: {
          name: 'unit',
          include: ['packages/{domain,contracts,gateways,web}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/server/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          // One PostgreSQL for the whole run; each file clones its own database from a template.
          globalSetup: ['packages/server/test/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
