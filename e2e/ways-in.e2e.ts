import { createHmac } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ask, read } from './calls.ts'
import { cell, fillShort } from './invoice-form.ts'
import { codeFor, leave, mailedLink, newUser } from './people.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import type { TextKey } from './session.ts'
import { inShapes } from './shapes.ts'

type Words = (key: TextKey) => string

async function setPassword(page: Page, userName: string, t: Words): Promise<void> {
  await page.request.get(`/api/authenticate/forgotPassword?userName=${userName}`)
  const link = await mailedLink(page, userName, 'reset')
  await leave(page)
  await page.goto(link)
  await page.getByLabel(t('password.new'), { exact: true }).fill(password)
  await page.getByLabel(t('password.confirm'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('reset.button') }).click()
  await page.waitForURL('/login')
}

const password = 'Quiet-Lamp-River-4'

async function enterPassword(page: Page, userName: string): Promise<void> {
  await page.goto('/login')
  await page.locator('input[name="userName"]').fill(userName)
  await page.locator('input[name="password"]').fill(password)
  await page.keyboard.press('Enter')
}

const onDashboard = (page: Page) => page.waitForURL(/\/\d+\/dashboard/)

/** An Admin gives a user another mail address. */
async function moveTo(page: Page, userName: string, emailAddress: string): Promise<void> {
  const { records } = (await ask(page, 'user/search', { keyword: userName })) as { records: { id: number }[] }
  const { id, version, firstName, lastName, userType, roles, entityIds } = JSON.parse(
    String(await read(page, `user/detail?id=${records[0]!.id}`)),
  ) as Record<string, unknown> & { roles: { roleId: number }[] }
  const same = { id, version, firstName, lastName, userName, userType, entityIds }
  await ask(page, 'user/save', { ...same, emailAddress, roles: roles.map(({ roleId }) => ({ roleId })) })
}

/** What the app of RFC 6238 shows for a secret. */
function appCode(secret: string, step: number): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = secret
    .split('')
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', key).update(counter).digest()
  const at = hash.at(-1)! & 15
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
const stepNow = () => Math.floor(Date.now() / 30_000)

test(
  'login with OTP: user name, code, dashboard',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const userName = await newUser(page, await signIn(page, info))
    await leave(page)
    await page.goto('/login')
    await page.getByRole('link', { name: t('login.withOtp') }).click()
    await page.waitForURL('/login-with-otp')
    await page.getByRole('button', { name: t('otp.send') }).click()
    await expect(page.getByText(t('otp.fillUserName'))).toBeVisible()
    await page.getByLabel(t('login.userName')).fill(userName)
    await page.getByRole('button', { name: t('otp.send') }).click()
    const code = page.getByLabel(t('otp.code'))
    await expect(code).toBeFocused()
    expect(await graveOf(page)).toEqual([])

    const first = await codeFor(page, userName)
    await page.getByRole('button', { name: t('otp.resend').replace('{{left}}', '3') }).click()
    await expect(page.getByRole('button', { name: t('otp.resend').replace('{{left}}', '2') })).toBeVisible()
    const second = await codeFor(page, userName, first)
    // Six digits, never more, and nothing else.
    await code.pressSequentially('12a34567')
    await expect(code).toHaveValue('123456')
    await code.fill(first)
    await page.getByRole('button', { name: t('otp.verify') }).click()
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await code.fill(second)
    await page.keyboard.press('Enter')
    await onDashboard(page)
  },
)

test(
  'two-factor by mail: set up on My profile, asked at the next sign-in',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const userName = await newUser(page, company)
    await setPassword(page, userName, t)
    await enterPassword(page, userName)
    await onDashboard(page)

    await page.getByRole('button', { name: t('profile.title') }).click()
    await page.getByRole('button', { name: t('profile.mine') }).click()
    await page.waitForURL(`/${company}/my-profile`)
    await page.getByRole('button', { name: t('profile.use.Mail') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[name="password"]').fill('not the one')
    await dialog.getByRole('button', { name: t('profile.next') }).click()
    await expect(dialog.getByText(t('issue.PASSWORD_WRONG'))).toBeVisible()
    await dialog.locator('input[name="password"]').fill(password)
    await dialog.getByRole('button', { name: t('profile.next') }).click()
    const setUp = await codeFor(page, userName)
    await dialog.getByLabel(t('otp.code')).fill(setUp)
    await dialog.getByRole('button', { name: t('otp.verify') }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(t('profile.step.Mail'))).toBeVisible()
    expect(await graveOf(page)).toEqual([])

    await leave(page)
    await enterPassword(page, userName)
    await expect(page.getByRole('heading', { name: t('otp.stepTitle') })).toBeVisible()
    await expect(page.getByRole('button', { name: t('otp.resend').replace('{{left}}', '3') })).toBeVisible()
    await expect(page.getByText(t('login.contact'))).toBeVisible()
    const first = await codeFor(page, userName, setUp)
    await page.getByRole('button', { name: t('common.cancel') }).click()
    await expect(page.locator('input[name="userName"]')).toBeVisible()

    await enterPassword(page, userName)
    await page.getByLabel(t('otp.code')).fill(await codeFor(page, userName, first))
    await page.getByRole('button', { name: t('otp.verify') }).click()
    await onDashboard(page)
  },
)

test('two-factor by app, with its recovery codes', inShapes('desktop-en'), async ({ page }, info) => {
  const t = wordsOf(info)
  const company = await signIn(page, info)
  const userName = await newUser(page, company)
  await setPassword(page, userName, t)
  await enterPassword(page, userName)
  await onDashboard(page)
  await page.goto(`/${company}/my-profile`)
  await page.getByRole('button', { name: t('profile.use.App') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name="password"]').fill(password)
  await dialog.getByRole('button', { name: t('profile.next') }).click()
  await expect(dialog.getByRole('img', { name: t('profile.qr') })).toBeVisible()
  expect(await graveOf(page)).toEqual([])
  const secret = (await dialog.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())!.replaceAll(
    ' ',
    '',
  )
  const used = stepNow()
  await dialog.getByLabel(t('otp.code')).fill(appCode(secret, used))
  await dialog.getByRole('button', { name: t('otp.verify') }).click()
  const items = dialog.getByRole('list', { name: t('profile.codes') }).getByRole('listitem')
  await expect(items).toHaveCount(10)
  const codes = await items.allTextContents()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: t('profile.download') }).click()
  expect((await download).suggestedFilename()).toMatch(/recovery-codes\.txt$/)
  await dialog.getByRole('button', { name: t('profile.kept') }).click()
  await expect(page.getByText(t('profile.codesLeft').replace('{{left}}', '10'))).toBeVisible()

  await leave(page)
  await enterPassword(page, userName)
  // The code that set it up is used; the one after it is taken a little early.
  await page.getByLabel(t('otp.code')).fill(appCode(secret, used))
  await page.getByRole('button', { name: t('otp.verify') }).click()
  await expect(page.getByLabel(t('otp.code'))).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(t('otp.code')).fill(appCode(secret, used + 1))
  await page.getByRole('button', { name: t('otp.verify') }).click()
  await onDashboard(page)

  await leave(page)
  await enterPassword(page, userName)
  await page.getByRole('button', { name: t('otp.useRecovery') }).click()
  await page.getByLabel(t('otp.recovery')).fill(codes[0]!)
  await page.getByRole('button', { name: t('otp.verify') }).click()
  await onDashboard(page)
  await page.goto(`/${company}/my-profile`)
  await expect(page.getByText(t('profile.codesLeft').replace('{{left}}', '9'))).toBeVisible()
})

test(
  'nothing typed is lost when the session ends: a two-factor user continues the invoice',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const userName = await newUser(page, company)
    await setPassword(page, userName, t)
    await enterPassword(page, userName)
    await onDashboard(page)
    await page.goto(`/${company}/my-profile`)
    await page.getByRole('button', { name: t('profile.use.Mail') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[name="password"]').fill(password)
    await dialog.getByRole('button', { name: t('profile.next') }).click()
    const setUp = await codeFor(page, userName)
    await dialog.getByLabel(t('otp.code')).fill(setUp)
    await dialog.getByRole('button', { name: t('otp.verify') }).click()
    await expect(dialog).toBeHidden()

    await page.goto(`/${company}/create-sales-invoice`)
    await fillShort(page, '3')
    const party = await page.locator('[name="partyId"]').inputValue()
    await expect(cell(page, 0, 2)).toHaveValue('3')
    await read(page, 'authenticate/logout')
    await page.keyboard.press('Control+s')
    await expect(dialog).toContainText(t('session.text'))
    expect(await graveOf(page)).toEqual([])
    await dialog.locator('input[name="password"]').fill(password)
    await dialog.getByRole('button', { name: t('session.continue') }).click()
    await dialog.getByLabel(t('otp.code')).fill(await codeFor(page, userName, setUp))
    await dialog.getByRole('button', { name: t('otp.verify') }).click()
    await page.waitForURL(/view-sales-invoice/)
    await expect(page.getByText(party).first()).toBeVisible()
  },
)

test(
  'account verification: an address that an Admin changed is proved by its code at the next sign-in',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const userName = await newUser(page, await signIn(page, info))
    await setPassword(page, userName, t)
    await signIn(page, info)
    const moved = userName.replace('journey-', 'moved-')
    await moveTo(page, userName, moved)
    await leave(page)
    await enterPassword(page, userName)
    await page.waitForURL('/create-account**')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    await page.locator('input[name="otp"]').fill(await codeFor(page, moved))
    await page.keyboard.press('Enter')
    await onDashboard(page)
  },
)
