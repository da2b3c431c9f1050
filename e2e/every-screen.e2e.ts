import { expect, test } from '@playwright/test'
import type { Page, TestInfo } from '@playwright/test'
import { recordIds, shareInvoice } from './records.ts'
import { companyRoutes, openWithin, publicRoutes } from './routes.ts'
import type { Route } from './routes.ts'
import { resize } from './painting.ts'
import { callsOf } from './screen-calls.ts'
import { graveOf, wordsLeftOver } from './screen-checks.ts'
import { applicationTitle, signIn, signInToDashboard, wordsOf } from './session.ts'
import type { TextKey } from './session.ts'
import { inShapes, widths } from './shapes.ts'
import { watch } from './watch.ts'
import type { Watched } from './watch.ts'

/** Paths that lead on at once; their journeys are in shell.e2e.ts. */
const hops = new Set([
  '/validate',
  '/logout',
  '/redirect',
  '/page-302',
  // Without a link's request they lead to Login.
  '/reset-password',
  '/login-change-password',
  '/reset-password-portal',
  '/loginResponse',
  '/initialize',
  '/portal-redirect',
])

/** The screens in parts that take about as long as one another: those of a menu group lie side by side. */
const parts = Array.from({ length: 10 }, (_, part) => part)
const partOf = (route: Route): number =>
  Math.floor((companyRoutes.indexOf(route) * parts.length) / companyRoutes.length)

// No part waits for another: the longest of all would run alone at the end.
test.describe.configure({ mode: 'parallel', timeout: 1_200_000 })

/** Every language, direction and width once; the other width of each language is looked at by resizing. */
const walked = inShapes('desktop-en', 'phone-ar')

for (const part of parts) {
  test(
    `every screen opens whole, part ${part + 1} of ${parts.length}: title, words, width, accessibility, calls`,
    walked,
    async ({ page }, info) => {
      const watched = watch(page)
      const company = await signInToDashboard(page, info)
      const ids = await recordIds(page)
      const calls = callsOf(page, watched)
      const isFirstShape = info.project.name === 'desktop-en'
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const route of companyRoutes.filter((one) => partOf(one) === part)) {
        await test.step(route.path, async () => {
          const id = ids[route.name] ?? ''
          if (route.path.endsWith('$id')) expect(id, `a record for ${route.path}`).not.toBe('')
          const address = `/${company}/${route.path.replace('$id', id)}`
          if (!isFirstShape) {
            // As by a link. The checker of accessibility stays in the page: bringing it there costs more than the check.
            await openWithin(page, address)
            return inspect(page, info, route.title, watched, {
              ofEachWidth: () => isAccessible(page, route.path),
            })
          }
          await calls.open(address)
          await inspect(page, info, route.title, watched, {
            // What is asked for after what was shown has come while the checks ran.
            ofOwnWidth: async () =>
              expect.soft(await calls.faultsOf(route.path), `calls of ${route.path}`).toEqual([]),
          })
          // The card of another user's view is no screen of the menu.
          if (route.name !== 'ImpersonateUser')
            expect.soft(await startOf(page), `where ${route.path} begins beside the menu`).toBe(24)
        })
      }
    },
  )
}

/** They say what a user lacks, and lead home where it is not true; without a session they open. */
const leadsHome = new Set(['/no-entity', '/no-business-access', '/notice-page'])

test(
  'every page outside a company opens whole: title, words, width, accessibility',
  walked,
  async ({ page }, info) => {
    const watched = watch(page)
    await signIn(page, info)
    const shared = await shareInvoice(page)
    for (const route of publicRoutes.filter((one) => one.layout === 'common' && !leadsHome.has(one.path))) {
      await test.step(`${route.path}, signed in`, async () => {
        await page.goto(route.path)
        await inspect(page, info, route.title, watched, { ofOwnWidth: () => isAccessible(page, route.path) })
      })
    }
    await page.goto('/logout')
    await page.waitForURL((url) => url.pathname === '/')
    for (const route of publicRoutes.filter((one) => !hops.has(one.path) && !one.needsSession)) {
      await test.step(route.path, async () => {
        await page.goto(route.path.replace('$shortUrl', shared))
        await inspect(page, info, route.title, watched, { ofOwnWidth: () => isAccessible(page, route.path) })
      })
    }
  },
)

async function inspect(
  page: Page,
  info: TestInfo,
  title: TextKey,
  watched: Watched,
  { ofOwnWidth, ofEachWidth }: Readonly<Partial<Record<'ofOwnWidth' | 'ofEachWidth', () => Promise<void>>>>,
): Promise<void> {
  const path = new URL(page.url()).pathname
  const whole = `${wordsOf(info)(title)} | ${await applicationTitle(page)}`
  // Within the page, with every frame: asked from outside, a title that is not there yet is asked for again much later.
  await page.waitForFunction((wanted) => document.title === wanted, whole).catch(() => undefined)
  expect.soft(await page.title(), `title of ${path}`).toBe(whole)
  await watched.settled()
  await fits(page, info)
  await ofOwnWidth?.()
  await ofEachWidth?.()
  const own = page.viewportSize()!
  await resize(page, own.width === widths.phone.width ? widths.desktop : widths.phone)
  await watched.settled()
  await fits(page, info)
  await ofEachWidth?.()
  await resize(page, own)
  expect.soft(watched.faults.splice(0), `faults of ${path}`).toEqual([])
}

/** All words are of the language, and nothing reaches beyond the edge. */
async function fits(page: Page, info: TestInfo): Promise<void> {
  const where = `${new URL(page.url()).pathname} at ${page.viewportSize()!.width} pixels`
  expect.soft(await wordsLeftOver(page, info), `words of ${where}`).toEqual([])
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(beyond, `pixels beyond the edge of ${where}`).toBeLessThanOrEqual(0)
}

/** Pixels from the edge of the content to its heading: none of the screens jumps as one goes from one to another. */
const startOf = (page: Page): Promise<number> =>
  page
    .locator('main')
    .filter({ has: page.locator('h1') })
    .evaluate((main) => {
      const heading = main.querySelector('h1')!
      return heading.getBoundingClientRect().left - main.getBoundingClientRect().left
    })

/** In the light, and its colours in the dark. Those hang on this attribute alone; what begins in the dark is in shell.e2e.ts. */
async function isAccessible(page: Page, path: string): Promise<void> {
  const where = `${path} at ${page.viewportSize()!.width} pixels`
  expect.soft(await graveOf(page), `accessibility of ${where}`).toEqual([])
  const paint = (scheme: string) =>
    page.evaluate((value) => {
      document.documentElement.dataset['mantineColorScheme'] = value
    }, scheme)
  await paint('dark')
  expect.soft(await graveOf(page, 'contrast'), `contrast of ${where} in the dark`).toEqual([])
  await paint('light')
}
