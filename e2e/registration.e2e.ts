import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { gstinOf } from './gstins.ts'
import { graveOf } from './screen-checks.ts'
import { codeFor } from './people.ts'
import { languageOf, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

/** A GSTIN that nobody has registered yet, of a firm, so that journeys of several runs do not meet. */
function newGstin(state: string): string {
  const letters = Array.from({ length: 3 }, () =>
    String.fromCharCode(65 + Math.floor(Math.random() * 26)),
  ).join('')
  const digits = String(1000 + Math.floor(Math.random() * 8900))
  return gstinOf(`${state}${letters}FT${digits}Q1Z`)
}

const password = 'Lotus-Kettle-47'
const saveStep = (page: Page) => page.locator('form button[type=submit]').last().click()

/** From the address to the first step of the set-up. */
async function register(page: Page, t: ReturnType<typeof wordsOf>, gstin: string): Promise<string> {
  const mail = `owner${Date.now().toString(36)}@example.in`
  await page.goto('/registration')
  await page.locator('[name="gstinOrPan"]').fill(gstin)
  await page.keyboard.press('Enter')
  await page.locator('[name="firstName"]').fill('Meera')
  await page.locator('[name="lastName"]').fill('Joshi')
  await page.locator('[name="userName"]').fill(mail)
  await expect(page.getByText(t('registration.free'))).toBeVisible()
  await page.locator('[name="mobile"]').fill('9822012345')
  // Pasting is blocked, typing is not.
  await page.locator('[name="password"]').pressSequentially(password)
  await page.locator('[name="confirmPassword"]').pressSequentially(password)
  await page.locator('[name="acceptsTerms"]').check()
  expect(await graveOf(page), 'the person').toEqual([])
  await page.getByRole('button', { name: t('registration.sendCode') }).click()
  await page.locator('[name="otp"]').waitFor()
  // What continues the registration is not in the address, and the page is found again all the same.
  await expect(page).toHaveURL(/\/registration$/)
  await page.reload()
  await page.locator('[name="otp"]').waitFor()
  const first = await codeFor(page, mail)
  // Where the address is gone too, name and password lead back to it, with another code.
  await page.goto('/login')
  await page.locator('[name="userName"]').fill(mail)
  await page.locator('[name="password"]').fill(password)
  await page.keyboard.press('Enter')
  await page.locator('[name="otp"]').waitFor()
  await expect(page).toHaveURL(/\/registration$/)
  await page.locator('[name="otp"]').fill(await codeFor(page, mail, first))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/setup-wizard')
  return mail
}

test(
  'from a GSTIN to an account, the set-up and the first saved invoice',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const gstin = newGstin('27')
    await page.goto('/login')
    await page.getByRole('button', { name: t('login.register') }).click()
    await page.waitForURL('**/registration')
    await register(page, t, gstin)

    await test.step('what the registration knows is filled in; the rest is skipped or typed', async () => {
      await expect(page.locator('[name="registrationNumber"]')).toHaveValue(gstin.slice(2, 12))
      await saveStep(page)
      await expect(page.locator('[name="vrn"]')).toHaveValue(gstin)
      // Enter goes to the next field, and leaves the step from its last alone.
      await page.locator('[name="vrn"]').press('Enter')
      await expect(page.locator('[name="vrn"]')).not.toBeFocused()
      await expect(page.locator('[name="turnover"]')).toBeVisible()
      await page.locator('[name="turnover"]').fill('9000000')
      await saveStep(page)
      await expect(page.locator('[name="address.pincode"]')).toHaveValue('411001')
      await saveStep(page)
      const skip = page.getByRole('button', { name: t('setup.skip'), exact: true })
      await page.getByText(t('setup.logoText')).waitFor()
      await skip.click()
      await page.locator('[name="prefix"]').fill('LK')
      await saveStep(page)
      await page.locator('[name="bank.holder"]').waitFor()
      await skip.click()
      await page.locator('[name="name"]').fill('Lotus kettle')
      await page.locator('[name="hsn"]').fill('73239390')
      await page.keyboard.press('Enter')
      await expect(page.locator('[name="hsn"]')).toHaveValue('73239390')
      for (const [field, choice] of [
        ['field.unitId', 'NOS'],
        ['field.taxRate', '18%'],
      ] as const) {
        await page.getByLabel(t(field)).and(page.locator('input:visible')).first().fill(choice)
        await page.getByRole('option', { name: choice }).first().click()
      }
      await page.locator('[name="sellingPrice"]').fill('1250')
      expect(await graveOf(page), 'the wizard').toEqual([])
      await saveStep(page)
      await page.locator('[name="gstin"]').fill('29AAGCB7383J1Z4')
      await page.keyboard.press('Tab')
      await expect(page.locator('[name="name"]')).not.toHaveValue('')
      await saveStep(page)
      const first = page.getByRole('button', { name: t('setup.firstInvoice') })
      await expect(first).toBeFocused()
      await expect(page.getByRole('button', { name: t('setup.goToDashboard') })).toBeVisible()
      const heights = await page
        .getByRole('list', { name: t('registration.steps') })
        .getByRole('listitem')
        .evaluateAll((steps) => new Set(steps.map((one) => one.getBoundingClientRect().top)).size)
      expect(heights, 'rows of steps').toBe(1)
      await first.click()
      await page.waitForURL(/\/\d+\/create-sales-invoice/)
    })

    await test.step('the first invoice', async () => {
      await expect(page.locator('[name="partyId"]')).toBeFocused()
      await page.keyboard.type('29AAGCB7383J1Z4')
      await page.keyboard.press('Enter')
      await page.locator('[data-row="0"] [data-cell="0"] input').click()
      await page.keyboard.type('Lotus kettle')
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-row="0"] [data-cell="1"]')).toHaveValue('73239390')
      await page.keyboard.press('Control+s')
      await page.waitForURL(/view-sales-invoice\/\d+/)
      await expect(page.getByText(/LK\/\d{4}\/0001/).first()).toBeVisible()
    })

    await test.step('what the set-up left out is listed on the dashboard until it is dismissed', async () => {
      const company = new URL(page.url()).pathname.split('/')[1]
      await page.goto(`/${company}/dashboard`)
      const list = page.getByRole('region', { name: t('setup.checks') })
      await expect(list.getByRole('link')).toHaveText([
        t('setup.check.logo'),
        t('setup.check.bank'),
        t('setup.import'),
      ])
      await list.getByRole('link', { name: t('setup.check.bank') }).click()
      await expect(page.locator('[name="bank.holder"]')).toBeFocused()
      await page.goBack()
      // Books of another program and lists in Excel are a key away.
      await list.getByRole('link', { name: t('setup.import') }).focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(/import\?move=new/)
      await expect(page.getByRole('radio', { name: /Tally/ })).toBeChecked()
      await page.getByRole('link', { name: t('move.excel') }).focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(/import\?new=file/)
      await page.goto(`/${company}/dashboard`)
      await list.getByRole('button', { name: t('setup.dismiss') }).click()
      await expect(list).toHaveCount(0)
    })

    await test.step('the GSTIN has an account now: shown at the field, without a toast', async () => {
      await page.goto('/logout')
      await page.waitForURL((url) => url.pathname === '/')
      await page.goto('/registration')
      await page.locator('[name="gstinOrPan"]').fill(gstin)
      await page.keyboard.press('Enter')
      await expect(page.getByText(t('issue.TAXPAYER_REGISTERED'))).toHaveCount(1)
    })
  },
)

test('the wizard continues at its last step after a reload', inShapes('phone-ar'), async ({ page }, info) => {
  const t = wordsOf(info)
  const culture = languageOf(info) === 'ar' ? 'ar' : 'en-IN'
  await page.goto('/login')
  await page
    .context()
    .addCookies([{ name: 'bahi-preferences', value: `${culture}.light.comfortable`, url: page.url() }])
  await register(page, t, newGstin('29'))
  await page.getByRole('button', { name: t('setup.skip'), exact: true }).click()
  await page.locator('[name="vrn"]').waitFor()
  await saveStep(page)
  await page.locator('[name="address.line1"]').waitFor()
  await page.reload()
  await expect(page.locator('[name="address.line1"]')).not.toHaveValue('')
  expect(await graveOf(page), 'the wizard').toEqual([])
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overhang).toBeLessThanOrEqual(0)
  // Whoever has books elsewhere leaves the wizard with them, at any step.
  await expect(page.getByRole('button', { name: t('setup.toDashboard') })).toBeVisible()
  await page.getByRole('button', { name: t('setup.import') }).click()
  await page.waitForURL(/\/\d+\/import\?move=new/)
  await expect(page.getByRole('radio', { name: t('move.program.ZohoBooks') })).toBeVisible()
})
