import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ask } from './calls.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'
import { takeOver } from './take-over.ts'

test(
  'a program gets a secret once, works with it, gets a new one and is revoked',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await page.goto(`/${company}/my-profile`)
    const name = `Bridge ${info.project.name} ${Date.now()}`
    await page.getByRole('button', { name: t('apiAccess.create') }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: t('form.save') }).click()
    await expect(drawer.getByRole('alert').first()).toBeVisible()
    await drawer.getByLabel(t('field.name')).fill(name)
    await drawer
      .getByRole('checkbox', { name: new RegExp(t('right.PTY')) })
      .first()
      .check()
    expect(await graveOf(page)).toEqual([])
    // The key saves what is in front, not the profile behind it.
    await page.keyboard.press('Control+s')

    const shown = page.getByRole('dialog', { name: t('apiAccess.secret') })
    await expect(shown.getByText(t('apiAccess.secretOnce'))).toBeVisible()
    const text = await shown.innerText()
    const clientSecret = /bahi_[\w-]{43}/.exec(text)![0]
    const clientId = /\b[0-9a-z]+\.[\w-]{16}/.exec(text)![0]
    expect(await graveOf(page)).toEqual([])
    await shown.getByRole('button', { name: t('common.close') }).click()

    const token = async (secret: string) =>
      page.request.post('/api/authenticate/clientToken', { data: { clientId, clientSecret: secret } })
    const first = await token(clientSecret)
    expect(first.status()).toBe(200)
    const { token: session } = (await first.json()) as { token: string }
    const list = await page.request.post('/api/party/search', {
      headers: { 'auth-token': session },
      data: {},
    })
    expect(list.status()).toBe(200)

    const card = page.getByRole('listitem').filter({ hasText: name })
    await card.getByRole('button', { name: t('apiAccess.rotate') }).click()
    await page.getByRole('dialog').locator('select[name="graceHours"]').selectOption('0')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('apiAccess.rotate') })
      .click()
    await expect(shown).toBeVisible()
    const renewed = /bahi_[\w-]{43}/.exec(await shown.innerText())![0]
    await shown.getByRole('button', { name: t('common.close') }).click()
    expect((await token(clientSecret)).status()).toBe(401)
    expect((await token(renewed)).status()).toBe(200)

    await card.getByRole('button', { name: t('apiAccess.revoke') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('apiAccess.revoke'), exact: true })
      .click()
    await expect(card.getByText(t('status.Revoked'))).toBeVisible()
    expect((await token(renewed)).status()).toBe(401)
  },
)

test(
  'the list of addresses: one’s own goes in first, then it can be put in force',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await page.goto(`/${company}/ip-addresses`)
    const force = page.getByRole('switch', { name: t('ipAddress.only') })
    await force.click()
    await expect(page.getByText(/This would lock you out: your address/)).toBeVisible()
    await expect(force).not.toBeChecked()
    await page.getByRole('button', { name: t('ipAddress.addYours') }).click()
    await expect(page.getByText(t('ipAddress.listed'), { exact: true })).toBeVisible()
    await force.click()
    await expect(force).toBeChecked()
    expect(await graveOf(page)).toEqual([])
    const { records } = (await ask(page, 'ipAddress/search', {})) as { records: { id: number }[] }
    await force.click()
    await expect(force).not.toBeChecked()
    await ask(page, 'ipAddress/delete', { ids: records.map(({ id }) => id) })
  },
)

/** The rights reply as another account would get it. */
async function withRights(page: Page, change: (right: Record<string, unknown>) => object): Promise<void> {
  await takeOver(page, '**/api/start*', async (route) => {
    const reply = await route.fetch()
    const start = (await reply.json()) as { rights: Record<string, unknown>[] }
    const rights = start.rights.map((right) => ({ ...right, ...change(right) }))
    await route.fulfill({ response: reply, json: { ...start, rights } })
  })
}
const isReading = (right: Record<string, unknown>) => /_(SH_VW|DD_EX|PDF|PRT)$/.test(String(right['rightId']))

test(
  'P-A-014, P-A-015, P-A-024: a trial near its end, over, and a right that is blocked',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const trial = (days: number) => ({
      trialExpiry: new Date(Date.now() + (days - 0.5) * 86_400_000).toISOString(),
      trialExpiryDueDays: days,
      isTrialOrPlan: 'Trial',
    })
    await withRights(page, (right) => (isReading(right) ? {} : trial(3)))
    await page.goto(`/${company}/parties`)
    const banner = page.getByRole('status').filter({ hasText: t('trial.contact') })
    await expect(banner).toContainText('3')
    expect(
      await page.evaluate(() => [localStorage['minRemainDaysForTrial'], localStorage['is_trial']]),
    ).toEqual(['3', 'true'])
    await banner.getByRole('button', { name: t('trial.contact') }).click()
    await expect(page.getByRole('dialog').getByText(t('plan.documents'))).toBeVisible()
    expect(await graveOf(page)).toEqual([])

    await page.unroute('**/api/start*')
    await withRights(page, (right) =>
      right['rightId'] === 'ITM_SH_VW' ? { isBlocked: true } : isReading(right) ? {} : trial(0),
    )
    await page.goto(`/${company}/parties`)
    await expect(page.getByText(t('trial.expired'))).toBeVisible()
    // The books stay readable; what would change them says why it cannot.
    const create = page.getByRole('button', { name: t('party.create') })
    await expect(create).toHaveAttribute('aria-disabled', 'true')
    await expect(create).toHaveAttribute('aria-description', t('rights.trial'))
    if (info.project.name === 'desktop-en') {
      await create.hover()
      await expect(page.getByRole('tooltip')).toHaveText(t('rights.trial'))
    }
    await page.goto(`/${company}/create-party`)
    await expect(page.getByRole('heading', { name: t('unauthorized.title') })).toBeVisible()
    await expect(page.getByText(t('rights.trial'))).toBeVisible()
    await page.goto(`/${company}/items`)
    await expect(page.getByRole('heading', { name: t('unauthorized.title') })).toBeVisible()
    await expect(page.getByText(t('rights.blocked'))).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    await page.goto(`/${company}/my-profile`)
    await expect(page.getByRole('heading', { name: t('profile.mine') })).toBeVisible()
  },
)
