import { expect, test } from '@playwright/test'
import type { Browser, Page, TestInfo } from '@playwright/test'
import { rightsOfBuiltIn } from '@bahi/contracts/built-in-roles.ts'
import type { BuiltInRole } from '@bahi/contracts/built-in-roles.ts'
import { companyPaths, laterPaths, publicPaths } from './route-tables.ts'
import { recordIds } from './records.ts'
import { companyRoutes, openWithin, publicRoutes } from './routes.ts'
import type { Route } from './routes.ts'
import { graveOf } from './screen-checks.ts'
import { applicationTitle, signIn, signInToDashboard, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'
import { watch } from './watch.ts'

test(
  'every path of the specification is in the tables of the product, or in the one list of later areas',
  inShapes('desktop-en'),
  () => {
    const known = (routes: readonly Route[]) => new Set(routes.map(({ path }) => path))
    expect(publicPaths.filter((path) => !known(publicRoutes).has(path))).toEqual([])
    expect(companyPaths.filter((path) => !known(companyRoutes).has(path))).toEqual([])
    expect(laterPaths.filter((path) => known(companyRoutes).has(path))).toEqual([])
    console.log(`${laterPaths.length} paths come with later areas: ${laterPaths.join(', ')}`)
  },
)

test(
  'no path of a later area has a menu entry; each says that there is no such page',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const company = await signInToDashboard(page, info)
    const links = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => new URL((one as HTMLAnchorElement).href).pathname))
    const known: readonly string[] = companyRoutes.map(({ path }) => path)
    const areas = laterPaths.map((path) => path.split('/')[0]!).filter((area) => !known.includes(area))
    const later = areas.map((area) => `/${company}/${area}`)
    expect(links.filter((link) => later.includes(link))).toEqual([])
    for (const path of laterPaths) {
      await openWithin(page, `/${company}/${path.replaceAll(/\$\w+/g, '1')}`)
      await arrived(page, `/${company}/`, wordsOf(info)('notFound.title'))
    }
  },
)

// No role waits for another: the longest would run alone at the end.
test.describe.configure({ mode: 'parallel', timeout: 1_200_000 })

/** What a role may see is the same in every shape: each is walked in one. */
const shapes = {
  Accountant: ['desktop-en'],
  Sales: ['phone-ar'],
  Purchase: ['desktop-en'],
  Store: ['phone-ar'],
  Auditor: ['desktop-en'],
} as const

for (const role of ['Accountant', 'Sales', 'Purchase', 'Store', 'Auditor'] as const) {
  test(
    `${role}: each path of a company opens or is refused as the role says`,
    inShapes(...shapes[role]),
    async ({ page, browser }, info) => {
      const all = await idsOfDemo(browser, info)
      // Of what is made again, Sales sees invoices alone, as Purchase sees bills.
      const ids: Readonly<Record<string, string | undefined>> =
        role === 'Sales' ? { ...all, ViewRecurringDocument: all['ViewRecurringInvoice'] } : all
      const t = wordsOf(info)
      const company = await signInToDashboard(page, info, { userName: `${role.toLowerCase()}@bahi.example` })
      const { refusals, settled } = watch(page)
      for (const route of companyRoutes) {
        await test.step(route.path, async () => {
          await openWithin(page, `/${company}/${route.path.replace('$id', ids[route.name] ?? '1')}`)
          const opens = isOpenTo(role, route)
          await arrived(
            page,
            opens ? `/${company}/` : '/no-rights-assigned',
            t(opens ? route.title : 'noRights.title'),
          )
          if (!opens) return
          await settled()
          expect.soft(refusals.splice(0), `calls of ${route.path} refused to ${role}`).toEqual([])
          // The Auditor sees the most and may do the least: every button that is off is there. What is off has no contrast to keep.
          if (role === 'Auditor')
            expect
              .soft(await graveOf(page, 'structure'), `accessibility of ${route.path} for ${role}`)
              .toEqual([])
        })
      }
    },
  )
}

const isOpenTo = (role: BuiltInRole, route: Route): boolean => {
  const held: readonly string[] = rightsOfBuiltIn(role)
  return !route.rights || route.rights.some((right) => held.includes(right))
}

async function idsOfDemo(browser: Browser, info: TestInfo): Promise<Readonly<Record<string, string>>> {
  const page = await browser.newPage({ baseURL: info.project.use.baseURL ?? process.env['BAHI_E2E_URL']! })
  await signIn(page, info)
  const ids = await recordIds(page)
  await page.close()
  return ids
}

/** The address begins so, and the title is that of the screen. */
async function arrived(page: Page, path: string, title: string): Promise<void> {
  const whole = `${title} | ${await applicationTitle(page)}`
  await page
    .waitForFunction(
      ([begin, wanted]) => window.location.pathname.startsWith(begin!) && document.title === wanted,
      [path, whole],
      { timeout: 90_000 },
    )
    .catch(async () => {
      expect
        .soft({ path: new URL(page.url()).pathname, title: await page.title() })
        .toEqual({ path, title: whole })
    })
}
