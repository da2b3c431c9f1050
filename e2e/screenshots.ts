import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { OfferedKindName } from '@bahi/contracts/enums.ts'
import { languages } from '@bahi/contracts/texts/texts.ts'
import { browserLaunch } from './browser.ts'
import startProduct from './product.ts'
import { first } from './calls.ts'
import { recordIds } from './records.ts'
import { pictureAddress, pictures, pictureSize } from '../packages/web/src/features/help/pictures.ts'

interface Shot {
  /** Below the root of the repository, without the ending. */
  readonly file: string
  readonly path: (ids: Readonly<Record<string, string>>) => string
  readonly culture?: string
  readonly scheme?: 'light' | 'dark'
  readonly isPhone?: boolean
  readonly size?: { readonly width: number; readonly height: number }
}

/** The pictures of README.md, of the sample company. */
const ofReadme: readonly Shot[] = [
  { file: 'docs/screenshots/dashboard', path: () => 'dashboard' },
  { file: 'docs/screenshots/invoice-form', path: (ids) => `clone-sales-invoice/${ids['ViewSaleInvoice']}` },
  { file: 'docs/screenshots/invoice', path: (ids) => `view-sales-invoice/${ids['ViewSaleInvoice']}` },
  { file: 'docs/screenshots/gstr1', path: () => `gstr1-report?period=${monthBefore(new Date())}` },
  { file: 'docs/screenshots/invoices-phone', path: () => 'sales-invoice', isPhone: true },
  {
    file: 'docs/screenshots/dashboard-arabic-dark',
    path: () => 'dashboard',
    culture: 'ar',
    scheme: 'dark',
    isPhone: true,
  },
]

/** The pictures of the help pages, once for each language. */
const ofGuides = languages.flatMap((language) =>
  pictures.map((picture): Shot => ({
    file: `packages/web/public${pictureAddress(language, picture).replace('.webp', '')}`,
    path: (ids) => picture.path.replace(/\$(\w+)/, (_, name: string) => ids[name] ?? ''),
    culture: { en: 'en-IN', ar: 'ar', hi: 'hi-IN' }[language],
    size: pictureSize,
  })),
)

/** A month that is over: its return is full. */
function monthBefore(now: Date): string {
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1))
  return `${before.toISOString().slice(5, 7)}${before.getUTCFullYear()}`
}

const root = fileURLToPath(new URL('../', import.meta.url))
/** Words of file names: those alone; none: all. */
const wanted = process.argv.slice(2)
const stop = await startProduct()
const browser = await chromium.launch(browserLaunch())
try {
  for (const shot of [...ofReadme, ...ofGuides].filter(
    ({ file }) => wanted.length === 0 || wanted.some((word) => file.includes(word)),
  )) {
    const picture = await asWebp(browser, await take(browser, shot))
    mkdirSync(dirname(root + shot.file), { recursive: true })
    writeFileSync(`${root}${shot.file}.webp`, picture)
    console.log(`${shot.file}.webp ${Math.ceil(picture.length / 1024)} kB`)
  }
} finally {
  await browser.close()
  await stop?.()
}

async function take(
  anyBrowser: Browser,
  { path, culture = 'en-IN', scheme = 'light', isPhone = false, size }: Shot,
): Promise<Buffer> {
  const baseURL = process.env['BAHI_E2E_URL']!
  const context = await anyBrowser.newContext({
    baseURL,
    viewport: size ?? (isPhone ? { width: 390, height: 760 } : { width: 1366, height: 820 }),
    isMobile: isPhone,
    hasTouch: isPhone,
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  })
  await context.addCookies([
    { name: 'bahi-preferences', value: `${culture}.${scheme}.comfortable`, url: baseURL },
  ])
  const page = await context.newPage()
  await signIn(page)
  const ids = { ...(await issuedIds(page)), ...(await recordIds(page)) }
  const company = new URL(page.url()).pathname.split('/')[1]!
  await page.goto(`/${company}/${path(ids)}`)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  const picture = await page.screenshot()
  await context.close()
  return picture
}

/** The oldest of each kind that has a number: it has what follows from it. */
async function issuedIds(page: Page): Promise<Readonly<Record<string, string>>> {
  const ids: Record<string, string> = { paymentOut: await first(page, 'paymentOut/search') }
  for (const kind of OfferedKindName.options)
    ids[`issued${kind[0]!.toUpperCase()}${kind.slice(1)}`] = await first(page, `${kind}/search`, {
      view: 'issued',
    })
  return ids
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.locator('input[name="userName"]').fill('demo@bahi.example')
  await page.locator('input[name="password"]').fill('Demo@12345')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/\d+(\/dashboard)?(\?.*)?$/)
}

/** The browser can write WebP, a third of the PNG; nothing needs to be installed for it. */
async function asWebp(anyBrowser: Browser, png: Buffer): Promise<Buffer> {
  const page = await anyBrowser.newPage()
  const address = await page.evaluate(
    async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      canvas.getContext('2d')!.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', 0.85)
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  await page.close()
  return Buffer.from(address.split(',')[1]!, 'base64')
}
