import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'
import { callsPlugin } from './packages/web/build/calls-plugin.ts'

/** Files that wait for kills and outages begin first, so that none of them runs alone at the end. */
const longOnes = [
  /soak-portal/,
  /faults\/portal/,
  /tasks\/tasks/,
  /faults\/worker/,
  /every-call/,
  /consolidated/,
  /soak/,
]
class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longOnes.findIndex((name) => name.test(moduleId))
      return place === -1 ? longOnes.length : place
    }
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

/** One worker more than the cores we count on: tests of the server wait for PostgreSQL and for timers half of their time. */
export default defineConfig({
  test: {
    maxWorkers: 3,
    sequence: { sequencer: LongOnesFirst },
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/{domain,contracts,gateways}/**/*.test.ts', 'scripts/**/*.test.mjs'],
          // Pure rules change nothing that another file sees: a module is loaded once a worker.
          isolate: false,
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 60_000,
        },
      },
      {
        // The web's modules read the table of calls that its build makes.
        plugins: [callsPlugin()],
        test: {
          name: 'unit-web',
          include: ['packages/web/**/*.test.{ts,tsx}', 'packages/server/**/*.alone.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/server/**/*.test.ts'],
          // A module is loaded once a worker, which halves the work. What replaces a module is named `*.alone.test.ts`.
          isolate: false,
          exclude: ['**/node_modules/**', '**/*.alone.test.ts'],
          // One PostgreSQL for the whole run; each file clones its own database from a template.
          globalSetup: ['packages/server/test/global-setup.ts'],
          setupFiles: ['packages/server/test/statements/record.ts'],
          // For what hangs: on a busy machine a test may take many times as long.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 120_000 } },
        },
      },
    ],
  },
})
