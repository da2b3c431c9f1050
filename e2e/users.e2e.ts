import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { ask, first, rows } from './calls.ts'
import { signIn, wordsOf } from './session.ts'
import { mailedLink, newUser } from './people.ts'
import type { TextKey } from './session.ts'
import { inShapes } from './shapes.ts'

type Words = (key: TextKey) => string

const password = 'Harvest-Moon-47'

test(
  'an Admin clones a role and invites a user, who does what is granted until a right is taken away',
  inShapes('desktop-en'),
  async ({ page, browser }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const roleName = `Counter ${Date.now()}`
    await cloneByKeyboard(page, company, roleName, t)
    const userName = await invite(page, company, roleName, t)

    const theirs = await takeUp(browser, page, userName, t)
    await theirs.goto(`/${company}/sales-invoice`)
    await expect(theirs.getByRole('heading', { level: 1 })).toContainText(t('menu.invoices'))
    await theirs.goto(`/${company}/users`)
    await theirs.waitForURL('**/no-rights-assigned')

    await theirs.goto(`/${company}/edit-party/${await first(page, 'party/search')}`)
    await theirs.locator('input[name="name"]').fill('Counter Customer')
    await takeAway(page, company, roleName, 'PTY_ED', t)
    await theirs.locator('input[name="name"]').focus()
    const refused = theirs.waitForResponse((reply) => reply.url().endsWith('/api/party/save'))
    await theirs.keyboard.press('Control+s')
    expect((await refused).status()).toBe(403)
    await expect(theirs.locator('input[name="name"]')).toHaveValue('Counter Customer')
    await theirs.context().close()
  },
)

/** One pass of the matrix by keyboard: into it, along a row, down a column, a tick taken out and another set. */
async function cloneByKeyboard(page: Page, company: number, name: string, t: Words): Promise<void> {
  const sales = (await rows(page, 'role/search')).find((role) => role['builtIn'] === 'Sales')!
  await page.goto(`/${company}/clone-role/${sales.id}`)
  await page.locator('input[name="name"]').fill(name)
  await expect(page.getByText('Same rights as Sales')).toBeVisible()
  const find = page.getByRole('searchbox', { name: t('role.find') })
  await find.focus()
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'All of Organisation' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('checkbox', { name: 'All of Businesses' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('input[name="BSN_SH_VW"]')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.locator('input[name="BSN_SH_VW"]')).not.toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('input[name="ENT_SH_VW"]')).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.locator('input[name="ENT_DEL"]')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Home')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'All of Users and roles' })).toBeFocused()
  await expect(page.getByText('0 added, 1 removed compared with Sales')).toBeVisible()
  await page.locator('input[name="BSN_SH_VW"]').check()
  await page.keyboard.press('Control+s')
  await page.waitForURL(/view-role\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
}

/** A user with the role at one GSTIN, by form and tree. */
async function invite(page: Page, company: number, roleName: string, t: Words): Promise<string> {
  const userName = `counter-${Date.now()}@bahi.example`
  await page.goto(`/${company}/create-user`)
  await page.locator('input[name="firstName"]').fill('Kavya')
  await page.locator('input[name="userName"]').fill('demo@bahi.example')
  await expect(page.getByText(t('user.nameTaken'))).toBeVisible()
  await page.locator('input[name="userName"]').fill(userName)
  await expect(page.getByText(t('user.nameFree'))).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('input[name="emailAddress"]')).toHaveValue(userName)
  await page.getByRole('checkbox', { name: /^Sahyadri Pune/ }).check()
  await page.getByRole('button', { name: 'Roles at Sahyadri Pune' }).click()
  await page.getByRole('checkbox', { name: roleName }).last().check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+s')
  await page.waitForURL(/view-user\/\d+/)
  await expect(page.getByText(t('user.invited')).first()).toBeVisible()
  return userName
}

/** The invited user follows the mail, chooses a password and is in, on a device of their own. */
async function takeUp(browser: Browser, page: Page, userName: string, t: Words): Promise<Page> {
  const link = await mailedLink(page, userName, 'invitation')
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const theirs = await context.newPage()
  await theirs.goto(link)
  await theirs.getByLabel(t('password.new'), { exact: true }).fill(password)
  await theirs.getByLabel(t('password.confirm'), { exact: true }).fill(password)
  await theirs.locator('input[name="acceptsTerms"]').check()
  await theirs.locator('button[type="submit"]').click()
  await theirs.waitForURL(/\/\d+(\/dashboard)?(\?.*)?$/)
  return theirs
}

async function takeAway(
  page: Page,
  company: number,
  roleName: string,
  right: string,
  t: Words,
): Promise<void> {
  const role = (await rows(page, 'role/search', { keyword: roleName }))[0]!
  await page.goto(`/${company}/edit-role/${role.id}`)
  await page.locator(`input[name="${right}"]`).uncheck()
  await page.getByRole('button', { name: t('form.save') }).click()
  await page.waitForURL(/view-role\/\d+/)
}

test(
  'a missing right is asked for where it is missed, and an Admin gives it by a role',
  inShapes('desktop-en'),
  async ({ page, browser }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await ask(page, 'subscriber/setting/entity/update', { settings: [{ name: 'EnableUam', value: true }] })
    // Their own user: what a role of the sample company may do is walked over by other journeys.
    const theirs = await takeUp(browser, page, await newUser(page, company, 'Store'), t)
    await theirs.goto(`/${company}/payment-in`)
    await theirs.waitForURL('**/no-rights-assigned')
    // Sidebar and top bar stay; among the settings are those of stock, which the role administers, and not the users.
    await expect(theirs.getByRole('link', { name: t('menu.parties') }).first()).toBeVisible()
    await theirs.getByRole('button', { name: t('shell.settings'), exact: true }).click()
    const inventory = theirs.getByRole('link', { name: t('settings.topic.inventory'), exact: true })
    await expect(inventory).toBeVisible()
    await expect(theirs.getByRole('link', { name: t('user.title'), exact: true })).toHaveCount(0)
    await theirs.goto(`/${company}/payment-in`)
    await theirs.waitForURL('**/no-rights-assigned')
    await theirs.getByRole('button', { name: t('changeRequest.askRight') }).click()
    await theirs.getByLabel(t('changeRequest.note')).fill('I take cash at the counter')
    await theirs.getByRole('button', { name: t('changeRequest.send') }).click()
    await expect(theirs.getByText(t('changeRequest.sent'))).toBeVisible()

    // A denied button says why and asks from there, by the keyboard alone; so does an entry of a row's menu.
    await theirs.goto(`/${company}/parties`)
    const create = theirs.getByRole('button', { name: t('party.create') })
    await create.focus()
    await expect(theirs.getByRole('tooltip')).toHaveText(t('rights.noAccess'))
    await create.press('Enter')
    await expect(theirs.getByRole('button', { name: t('changeRequest.askRight') })).toBeFocused()
    await theirs.keyboard.press('Enter')
    const wish = theirs.getByRole('dialog')
    await expect(wish).toContainText('Parties: Add')
    await wish.getByRole('button', { name: t('common.cancel') }).click()
    await theirs
      .getByRole('button', { name: t('list.actions') })
      .first()
      .click()
    await theirs
      .getByRole('menuitem', { name: t('common.delete') })
      .first()
      .click()
    await expect(wish).toContainText('Parties: Delete')
    await wish.getByRole('button', { name: t('common.cancel') }).click()

    await page.goto(`/${company}/change-requests`)
    await page.getByText('Payments in: View').first().click()
    await page.getByLabel(t('changeRequest.byRole')).selectOption({ label: 'Sales' })
    await page
      .getByRole('button', { name: t('changeRequest.approve') })
      .last()
      .click()
    await expect(page.getByText(t('changeRequest.approved'))).toBeVisible()
    await theirs.goto(`/${company}/payment-in`)
    await expect(theirs.getByRole('heading', { level: 1 })).toContainText(t('payment.title'))
    await theirs.context().close()
    await ask(page, 'subscriber/setting/entity/update', { settings: [{ name: 'EnableUam', value: null }] })
  },
)
