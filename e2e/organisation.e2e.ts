import { expect, test } from '@playwright/test'
import { ask, first } from './calls.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

/** A person sets a business up: its parts, a supplier, the words of a mail, a setting and what it does. */
test(
  'branch and department, vendor by GSTIN, own words for a mail, a setting with its effect',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const { name } = info.project
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const mark = `${name.replaceAll('-', '')}${Date.now() % 100_000}`

    await page.goto(`/${company}/departments`)
    await page
      .getByRole('button', { name: t('department.create') })
      .first()
      .click()
    await page.locator('[name="name"]').fill(`Desk ${mark}`)
    await page.locator('[data-field="entityId"]').click()
    await page.getByRole('option').nth(1).click()
    await page.keyboard.press('Control+s')
    await expect(page.getByText(`Desk ${mark}`).first()).toBeVisible()
    await page.goto(`/${company}/manage-business`)
    await expect(page.getByText(`Desk ${mark}`)).toBeVisible()

    // What follows from the GSTIN is filled in; a wrong one is reported at its field.
    await page.goto(`/${company}/create-vendor`)
    const gstin = page.locator('[name="gstin"]')
    await gstin.fill('27AAPFU0939F1ZX')
    await gstin.blur()
    await page.keyboard.press('Control+s')
    await expect(gstin).toHaveAttribute('aria-invalid', 'true')
    const wanted = name === 'desktop-en' ? '27AAGCR4375J1ZY' : '29AAGCR4375J1ZU'
    const before = await first(page, 'vendor/search', { keyword: wanted })
    if (before) await ask(page, 'vendor/delete', { ids: [Number(before)] })
    await gstin.fill(wanted)
    await gstin.blur()
    await page.locator('[name="name"]').fill(`Vendor ${mark}`)
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-vendor\/\d+/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Vendor ${mark}`)
    await expect(page.getByText(t('vendor.why.unknown'))).toBeVisible()

    // A reply that comes where a person already types is replaced by what is typed.
    await page.goto(`/${company}/create-gstin`)
    await page.locator('[name="legalName"]').fill('Own name')
    await page.locator('[name="vrn"]').fill('29AAGCB7383J1Z4')
    const place = page.locator('[name="entityName"]')
    await place.focus()
    await expect(place).not.toHaveValue('')
    await page.keyboard.type(`Depot ${mark}`)
    await expect(place).toHaveValue(`Depot ${mark}`)
    await expect(page.locator('[name="legalName"]')).toHaveValue('Own name')

    // The words of a mail: an unknown field is reported, the preview follows, the test mail arrives.
    const language = name === 'desktop-en' ? 'en' : 'ar'
    await page.goto(`/${company}/create-email-template?event=passwordChanged&language=${language}`)
    const subject = page.locator('[name="subject"]')
    await subject.fill('{{total}}')
    await expect(page.getByRole('status').filter({ hasText: '{{total}}' })).toBeVisible()
    await subject.fill(`${mark} {{name}}`)
    await expect(page.locator('[data-preview-subject]')).toContainText(mark)
    await page.getByRole('button', { name: t('emailTemplate.sendTest') }).click()
    await expect
      .poll(async () => (await page.request.get('/api/dev/inbox?format=json')).text())
      .toContain(mark)

    await page.goto(`/${company}/settings?tab=advanced`)
    const row = page.locator('[data-setting="maxBulkSearchKeywords"]')
    await row.getByRole('textbox').fill('55')
    await row.getByRole('textbox').press('Enter')
    await expect(row.getByRole('button', { name: t('settings.reset') })).toBeVisible()
    await page.goto(`/${company}/settings?tab=history`)
    await expect(page.getByText(t('setting.maxBulkSearchKeywords')).first()).toBeVisible()
    await page.goto(`/${company}/settings?tab=advanced`)
    await row.getByRole('button', { name: t('settings.reset') }).click()
    await expect(row.getByRole('textbox')).toHaveValue('100')
  },
)

test(
  'a business that is switched off is found under Manage Business alone, until it is switched on again',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const own = await signIn(page, info)
    const entityName = `Deccan Closed ${Date.now() % 100_000}`
    const { id } = (await ask(page, 'entity/save', { entityType: 'Business', entityName })) as { id: number }
    const place = { entityType: 'Entity', parentEntityId: id, entityName: 'Closed depot', stateCode: '27' }
    await ask(page, 'entity/save', { ...place, taxpayerType: 'UNREG' })
    await ask(page, 'entity/updateStatus', { ids: [id], status: 'Inactive', reason: 'Closed' })

    await page.goto(`/${own}/dashboard`)
    const slider = page.locator('header button[aria-haspopup="dialog"]')
    await slider.filter({ has: page.locator('[dir="auto"]') }).click()
    const drawer = page.getByRole('dialog', { name: t('business.title') })
    await expect(drawer.getByRole('listitem').first()).toBeVisible()
    await expect(drawer.getByText(entityName)).toHaveCount(0)

    await page.goto(`/${id}/sales-invoice`)
    const title = t('inactiveBusiness.title', { name: entityName })
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

    // Pages that say what a user lacks lead home where the user lacks nothing.
    for (const path of ['notice-page', 'no-rights-assigned', 'no-business-access', 'no-entity']) {
      await page.goto(`/${path}`)
      await page.waitForURL('**/dashboard')
    }

    // In the places of a user it is marked.
    await page.goto(`/${own}/create-user`)
    const row = page.locator('label').filter({ hasText: entityName })
    await expect(row).toContainText(t('enum.RecordStatus.Inactive'))
    const under = page.locator('label').filter({ hasText: 'Closed depot' }).first()
    await expect(under).toContainText(t('enum.RecordStatus.Inactive'))

    await page.goto(`/${id}/sales-invoice`)
    await page.getByRole('button', { name: t('inactiveBusiness.manage') }).click()
    await page.getByRole('button', { name: `${t('list.actions')}: ${entityName}` }).click()
    await page.getByRole('menuitem', { name: t('common.activate') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('common.activate') })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto(`/${id}/dashboard`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0)
    await ask(page, 'entity/updateStatus', { ids: [id], status: 'Inactive', reason: 'Closed' })
  },
)
