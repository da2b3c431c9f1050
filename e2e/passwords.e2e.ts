import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { leave, mailedLink, newUser } from './people.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'
import { takeOver } from './take-over.ts'

const fresh = 'Tiger-7-Monsoon'

test(
  'a forgotten password is reset by the mailed link, once',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const userName = await newUser(page, await signIn(page, info), 'Store')
    await leave(page)
    await page.goto('/login')
    await page.getByRole('link', { name: t('login.forgot') }).click()
    await page.getByLabel(t('login.userName')).fill(userName)
    expect(await graveOf(page)).toEqual([])
    await page.getByRole('button', { name: t('forgot.submit') }).click()
    await expect(page.getByRole('status').filter({ hasText: t('forgot.sent') })).toBeVisible()
    await expect(page.getByLabel(t('login.userName'))).toHaveCount(0)

    const link = await mailedLink(page, userName, 'reset')
    await page.goto(link)
    const [password, confirm] = [
      page.getByLabel(t('password.new'), { exact: true }),
      page.getByLabel(t('password.confirm'), { exact: true }),
    ]
    await expect(password).toBeVisible()
    // What opens the account is gone from the address.
    expect(new URL(page.url()).search).toBe('')
    await pasteInto(page, 'password', fresh)
    await expect(password).toHaveValue('')
    await password.fill('Password@123')
    await expect(
      page.getByText(t('password.strength').replace('{{quality}}', t('enum.QualityRating.Bad'))),
    ).toBeVisible()
    await confirm.fill('Password@12')
    await page.getByRole('button', { name: t('reset.button') }).click()
    await expect(page.getByText(t('password.differs'))).toBeVisible()
    await confirm.fill('Password@123')
    await page.getByRole('button', { name: t('reset.button') }).click()
    await expect(page.getByText(t('issue.PASSWORD_COMMON'))).toBeVisible()
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    expect(await graveOf(page)).toEqual([])
    await password.fill(fresh)
    await confirm.fill(fresh)
    await page.getByRole('button', { name: t('reset.button') }).click()
    await page.waitForURL('/login')
    await expect(page.getByTestId('toasts').getByText(t('reset.done'))).toBeVisible()

    await page.goto(link)
    await page.waitForURL('/unauthorized-access')
    await expect(page.getByTestId('toasts').getByRole('alert')).toBeVisible()
    await page.goto('/reset-password')
    await page.waitForURL('/login')
    await page.getByLabel(t('login.userName')).fill(userName)
    await page.locator('input[name="password"]').fill(fresh)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname !== '/login')
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toContain('token')
  },
)

test(
  'an expired password leads from Login to the page that changes it',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const userName = await newUser(page, await signIn(page, info), 'Store')
    await leave(page)
    await page.request.get(`/api/authenticate/forgotPassword?userName=${userName}`)
    const request = new URL(await mailedLink(page, userName, 'reset'), page.url()).searchParams.get(
      'request',
    )!
    // The age of a password is the server's; here its answer is given, with a request that is good.
    await takeOver(page, '**/api/authenticate/token', (route) =>
      route.fulfill({ json: { type: 'ResetPassword', request, parameters: { isPasswordExpired: true } } }),
    )
    await page.goto('/login')
    await page.getByLabel(t('login.userName')).fill(userName)
    await page.locator('input[name="password"]').fill('whatever it was')
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('toasts').getByText('your password has been expired')).toBeVisible()
    await expect(page.getByRole('heading', { name: t('reset.changeTitle') })).toBeVisible()
    await expect(page).toHaveURL(/\/login-change-password\?isReset=true$/)
    await expect(page).toHaveTitle(new RegExp(`^${t('reset.changeTitle')}`))
  },
)

test(
  'the captcha is solved beside the page, and solved afresh after a refusal',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    await signIn(page, info)
    await leave(page)
    await takeOver(page, '**/api/preLoadSettings', async (route) => {
      const reply = await route.fetch()
      await route.fulfill({ json: { ...((await reply.json()) as object), isEnabled: true } })
    })
    const sent: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/authenticate/token')) sent.push(request.headers()['captcha-response'])
    })
    await page.goto('/login')
    await page.getByLabel(t('login.userName')).fill('demo@bahi.example')
    await page.locator('input[name="password"]').fill('not the password')
    await page.keyboard.press('Enter')
    await expect(page.getByText('User name or password is wrong.')).toBeVisible()
    const button = page.getByRole('button', { name: t('login.button'), exact: true })
    await expect(button).toBeEnabled()
    await page.locator('input[name="password"]').fill('Demo@12345')
    await button.click()
    await page.waitForURL(/\/\d+(\/dashboard)?$/)
    expect(sent).toHaveLength(2)
    expect(sent.every((one) => (one?.length ?? 0) > 100)).toBe(true)
    expect(sent[0]).not.toBe(sent[1])
  },
)

/** As the keyboard and the menu paste: the field gets the event, and may refuse. */
async function pasteInto(page: Page, name: string, text: string): Promise<void> {
  await page.locator(`input[name="${name}"]`).focus()
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    if (document.activeElement!.dispatchEvent(event)) document.execCommand('insertText', false, pasted)
  }, text)
}
