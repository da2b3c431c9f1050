import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'
import { takeOver } from './take-over.ts'

/** The settings before sign-in, with some given here. */
async function withSettings(page: Page, given: object): Promise<void> {
  await takeOver(page, '**/api/preLoadSettings', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ json: { ...((await reply.json()) as object), ...given } })
  })
}

const contacts = {
  contactEmailAddress: 'hello@books.example',
  moreEnquiryEmailAddress: 'support@books.example',
  helpLineNumber: '+91 00000 11111',
}

test(
  'Login has its fields, its links, its header and its foot; the slides change automatically',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    await page.clock.install()
    await withSettings(page, contacts)
    await page.goto('/login')
    const main = page.getByRole('main')
    await expect(main.locator('input')).toHaveCount(2)
    for (const [name, path] of [
      [t('login.withOtp'), '/login-with-otp'],
      [t('login.forgot'), '/forgot-password'],
      [t('login.createAccount'), '/registration'],
    ] as const)
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', path)
    await expect(page.getByRole('banner').getByRole('button', { name: t('login.register') })).toBeVisible()
    const foot = page.getByRole('contentinfo')
    const links = await foot
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(links).toEqual([
      'mailto:hello@books.example',
      'tel:+910000011111',
      'mailto:support@books.example',
      '/terms-conditions',
      '/privacy-policy',
    ])
    await expect(foot).toContainText(`© ${new Date().getFullYear()}`)

    const slides = page.getByRole('region', { name: t('welcome.label') })
    const dots = slides.getByRole('button')
    await expect(dots).toHaveCount(3)
    const current = () =>
      dots.evaluateAll((all) => all.findIndex((one) => one.getAttribute('aria-current') === 'true'))
    expect(await current()).toBe(0)
    await expect(slides.locator('article[aria-hidden="false"]')).toHaveCount(1)
    await page.clock.runFor(6100)
    expect(await current()).toBe(1)
    await slides.hover()
    await page.clock.runFor(13_000)
    expect(await current()).toBe(1)
  },
)

test(
  'the slides do not move where the system asks for reduced motion',
  inShapes('desktop-en'),
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('/login')
    await expect(page.locator('article[aria-hidden="false"]')).toHaveCount(1)
    await page.clock.runFor(20_000)
    await expect(page.locator('button[aria-current="true"]')).toHaveAttribute('aria-label', /1/)
  },
)

test(
  'Enter sends once; server errors appear at their fields; the password can be shown and does not accept paste',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    let calls = 0
    await takeOver(page, '**/api/authenticate/token', async (route) => {
      calls++
      await new Promise((resolve) => setTimeout(resolve, 300))
      const said = (message: string) => [{ code: 'VALD0110', message }]
      await route.fulfill({
        status: 422,
        json: {
          errors: [{ code: 'VALD0001', message: 'Some values are not right.', type: 'Error' }],
          validationErrors: {
            'Data.userName': said('Not a user name.'),
            'Data.Password': said('Not a password.'),
          },
        },
      })
    })
    await page.goto('/login')
    const name = page.getByLabel(t('login.userName'))
    const password = page.locator('input[name="password"]')
    // A required field that is left blank is marked, and no longer so when it is entered.
    await name.fill('  ')
    await password.focus()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await name.focus()
    await expect(name).not.toHaveAttribute('aria-invalid', 'true')
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: t('login.button'), exact: true }).click()
    await expect(page.getByText(t('login.fillBoth'))).toBeVisible()
    await name.fill('x'.repeat(70))
    await expect(name).toHaveValue('x'.repeat(64))
    await password.pressSequentially('y'.repeat(34))
    await expect(password).toHaveValue('y'.repeat(32))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Not a user name.')).toBeVisible()
    await expect(page.getByText('Not a password.')).toBeVisible()
    for (const field of [name, password]) await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByTestId('toasts').getByRole('alert')).toHaveCount(0)
    expect(calls).toBe(1)
    await page.getByRole('button', { name: t('login.showPassword') }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: t('login.showPassword') }).click()
    await expect(password).toHaveAttribute('type', 'password')
  },
)

test(
  'the portal has no registration, and its own terms; identity providers have buttons where they are on',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    await page.goto('/login')
    await expect(page.getByRole('button', { name: t('login.azure') })).toHaveCount(0)
    await withSettings(page, {
      disableFeaturesForEInvoicingPortal: true,
      cirpPortalUrl: 'https://portal.example',
      ssoEnabled: true,
      azureSaml: true,
      oktaSaml: true,
      googleOAuthClientId: 'client',
    })
    await page.reload()
    for (const key of ['login.azure', 'login.okta', 'login.google'] as const)
      await expect(page.getByRole('button', { name: t(key) })).toBeVisible()
    await expect(page.getByRole('link', { name: t('login.createAccount') })).toHaveCount(0)
    await expect(page.getByRole('button', { name: t('login.register') })).toHaveCount(0)
    const terms = page.getByRole('contentinfo').getByRole('link', { name: t('terms.title') })
    await expect(terms).toHaveAttribute('href', 'https://portal.example/terms-conditions')
    // A link of the main product leads to the portal's own screen, which looks at it there.
    const rules = { minLength: 10, maxLength: 32, classes: 3 }
    const link = { token: 'of-the-test', isPasswordExpired: true, rules }
    await takeOver(page, /\/api\/authenticate\/validate(\?|$)/, (route) => route.fulfill({ json: link }))
    await page.goto('/login-change-password?request=of-the-test')
    await expect(page).toHaveURL(/\/reset-password-portal\?isReset=true$/)
    await expect(page.getByText(t('reset.portalIntro'))).toBeVisible()
    await expect(page.getByRole('main').locator('input')).toHaveCount(2)
  },
)
