import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { startOpenIdProvider } from '../packages/server/test/identity/openid.ts'
import type { OpenIdProvider } from '../packages/server/test/identity/openid.ts'
import { startSamlProvider } from '../packages/server/test/identity/saml.ts'
import type { SamlProvider } from '../packages/server/test/identity/saml.ts'
import { startServer } from '../scripts/lib/server-process.mjs'
import { ask } from './calls.ts'
import { codeFor } from './people.ts'
import { freePort } from './product.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

/** Ways in by other identities, and into another user's view; a product of its own, which knows the providers of the test. */
let product: { readonly url: string; stop(): Promise<unknown> }
let google: OpenIdProvider
let azure: SamlProvider
test.beforeAll(async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  google = await startOpenIdProvider(`${url}/api/sso/google/return`)
  azure = await startSamlProvider(async () =>
    (await fetch(`${url}/api/sso/saml/metadata?method=azure`)).text(),
  )
  const dataDir = await mkdtemp(join(tmpdir(), 'bahi-e2e-sso-'))
  const log = createWriteStream(join(dataDir, '..', 'bahi-e2e-sso.log'))
  const server = startServer({
    env: {
      PORT: String(port),
      BAHI_DATA: dataDir,
      BAHI_ENV: 'test',
      DATABASE_URL: '',
      BAHI_DEMO_PASSWORD: '',
      BAHI_SYSTEM_SETTINGS: JSON.stringify({
        captchaEnabled: false,
        ssoEnabled: true,
        azureSaml: true,
        googleOAuthClientId: google.clientId,
        googleOAuthClientSecret: google.clientSecret,
        googleOAuthIssuer: google.issuer,
      }),
    },
    stdout: log,
    stderr: log,
  })
  await server.ready
  product = {
    url,
    stop: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
})
test.afterAll(async () => {
  await product?.stop()
  await google?.stop()
  await azure?.stop()
})
test.use({
  // Addresses of the product of this file.
  page: async ({ browser }, use) => {
    const context = await browser.newContext({ baseURL: product.url, locale: 'en-IN' })
    await use(await context.newPage())
    await context.close()
  },
})

async function signInWithGoogle(page: Page, email: string) {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Google' }).click()
  await page.locator('input[name="login"]').fill(email)
  await page.locator('input[name="password"]').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}
const profileOf = async (page: Page) => {
  await page.getByRole('button', { name: 'Profile' }).click()
  return page.getByRole('dialog')
}

test('Google: one address, two accounts, one is chosen', inShapes('desktop-en'), async ({ page }, info) => {
  const t = wordsOf(info)
  await signIn(page, info)
  await ask(page, 'user/save', {
    firstName: 'Kavya',
    userName: 'second@bahi.example',
    emailAddress: 'demo@bahi.example',
    userType: 'Admin',
  })
  await page.goto('/logout')
  await page.waitForURL('**/')
  await signInWithGoogle(page, 'demo@bahi.example')
  await page.waitForURL('**/select-account')
  await expect(page.getByRole('heading', { name: t('selectAccount.title') })).toBeVisible()
  expect(await graveOf(page)).toEqual([])
  await page.getByRole('button', { name: /second@bahi\.example/ }).click()
  await page.waitForURL(/\/\d+(\/dashboard)?$/)
  await expect(await profileOf(page)).toContainText('Kavya')
  // Nothing of the way in is left to go back to.
  expect(await page.evaluate(() => [window.location.search, sessionStorage.length])).toEqual(['', 0])
})

test(
  'Google: an Admin without a password confirms by a code, and makes the company data file',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const email = 'owner.by.google@bahi.example'
    await ask(page, 'user/save', {
      firstName: 'Leela',
      userName: email,
      emailAddress: email,
      userType: 'Admin',
    })
    await page.goto('/logout')
    await page.waitForURL('**/')
    await signInWithGoogle(page, email)
    await page.waitForURL(/\/\d+(\/dashboard)?$/)
    await page.goto(`/${company}/company-data-file`)
    await expect(page.getByText(t('dataFile.byCode'))).toBeVisible()
    await expect(page.locator('input[name="password"]')).toHaveCount(0)
    await page.locator('input[name="passphrase"]').fill('nine patient herons')
    await page.locator('input[name="repeat"]').fill('nine patient herons')
    await page.getByRole('button', { name: t('dataFile.make') }).click()
    const dialog = page.getByRole('dialog', { name: t('dataFile.confirm') })
    const otp = await codeFor(page, email)
    await dialog.getByLabel(t('otp.code')).fill(otp === '000000' ? '000001' : '000000')
    await dialog.getByRole('button', { name: t('otp.verify') }).click()
    await expect(dialog.getByText(t('otp.attempts', { left: '4' }))).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    await dialog.getByLabel(t('otp.code')).fill(otp)
    await dialog.getByRole('button', { name: t('otp.verify') }).click()
    await expect(dialog).toBeHidden()
    const made = page.locator('main').getByRole('listitem').filter({ hasText: email })
    await expect(made).toContainText('.zip', { timeout: 120_000 })
  },
)

test('Google: nobody here has the address', inShapes('desktop-en'), async ({ page }) => {
  await signInWithGoogle(page, 'nobody@nowhere.example')
  await page.waitForURL('**/login')
  await expect(page.getByRole('alert').first()).toContainText('There is no active user for this identity')
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull()
})

test(
  'SAML: the Admin sets up Azure, a user comes in by it',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await page.goto(`/${company}/single-sign-on`)
    const form = page.getByRole('form', { name: t('saml.azure') })
    await form.getByLabel(t('field.entryPoint')).fill(azure.entryPoint)
    await form.getByLabel(t('field.issuer')).fill(azure.issuer)
    await form.getByLabel(t('field.certificates')).fill(azure.certificate)
    await form.getByRole('button', { name: t('form.save') }).click()
    await expect(form.getByText('identity provider')).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    await page.goto('/logout')
    await page.waitForURL('**/')
    await page.goto('/login')
    await page.getByLabel(t('login.userName')).fill('accountant@bahi.example')
    await page.getByRole('button', { name: t('login.azure') }).click()
    await page.waitForURL((url) => url.href.startsWith(azure.entryPoint))
    await page.getByLabel('User').fill('accountant@bahi.example')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL(/\/\d+(\/dashboard)?$/)
    await expect(await profileOf(page)).toContainText('accountant@bahi.example')
  },
)

test('the view of another user, and back', inShapes('desktop-en'), async ({ page }, info) => {
  const t = wordsOf(info)
  const company = await signIn(page, info)
  const { records } = (await ask(page, 'user/search', { keyword: 'auditor' })) as {
    records: { id: number }[]
  }
  await page.goto(`/${company}/impersonate-user/${records[0]!.id}`)
  await page.getByRole('button', { name: t('impersonate.open') }).click()
  const banner = page.getByRole('status').filter({ hasText: 'Kavita Rao' })
  await expect(banner).toBeVisible()
  await page.goto(`/${company}/parties`)
  await expect(banner).toBeVisible()
  expect(await graveOf(page)).toEqual([])
  await page.getByRole('button', { name: t('impersonate.return') }).click()
  await expect(banner).toBeHidden()
  await page.waitForURL(/\/\d+(\/dashboard)?$/)
  await expect(await profileOf(page)).toContainText('demo@bahi.example')
})

test('a finished request leads to Login with the reason', inShapes('desktop-en'), async ({ page }, info) => {
  const t = wordsOf(info)
  for (const path of ['/initialize', '/portal-redirect']) {
    await page.goto(`${path}?request=gone`)
    await page.waitForURL('**/login')
    await expect(page.getByRole('alert').first()).toContainText(t('hop.failed'))
  }
  await page.goto('/loginResponse?statusCode=401&response=%3Cb%3Ehello')
  await page.waitForURL('**/login')
  await expect(page.getByRole('alert').first()).toContainText(t('sso.failed'))
})
