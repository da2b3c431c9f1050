import { defineConfig } from '@playwright/test'
import { browserLaunch } from './browser.ts'
import { allShapes, walkedIn, widths } from './shapes.ts'

const desktop = { viewport: widths.desktop }
const phone = { viewport: widths.phone, hasTouch: true, isMobile: true }
const ci = Boolean(process.env['CI'])

/** Journeys run against the built product on an empty data folder; see product.ts. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results/e2e',
  globalSetup: './product.ts',
  fullyParallel: false,
  // One more than the cores we count on: a journey waits for the server and for timers about a third of its time.
  workers: 3,
  forbidOnly: ci,
  // A journey that passes only sometimes is a fault to find, not to hide.
  retries: 0,
  // Limits are for what hangs: on a busy machine a journey may take many times as long.
  timeout: 900_000,
  expect: { timeout: 90_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    // Set by the global setup before the workers start.
    baseURL: process.env['BAHI_E2E_URL'],
    browserName: 'chromium',
    launchOptions: browserLaunch(),
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 90_000,
    screenshot: 'only-on-failure',
    // Without pictures: taking them costs a third of the run.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  projects: allShapes.map((name) => ({
    name,
    grep: walkedIn(name),
    use: {
      ...(name.startsWith('desktop') ? desktop : phone),
      locale: name.endsWith('ar') ? 'ar' : 'en-IN',
    },
  })),
})
