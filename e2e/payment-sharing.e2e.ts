import { expect, test } from '@playwright/test'
import { ask } from './calls.ts'
import { factOf } from './facts.ts'
import { customer } from './einvoice-records.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

test(
  'a payment keeps what is filled into an own field, and its link shows the voucher until it is revoked',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page, browser }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const label = `Till ${Math.random().toString(36).slice(2, 6)}`
    const { id: field } = (await ask(page, 'subscriber/setting/customField/save', {
      recordKind: 'paymentIn',
      type: 'text',
      labels: { en: label },
      isInList: true,
      isPrinted: true,
    })) as { id: number }
    try {
      const partyId = await customer(page, `Own field ${info.project.name}`)
      await page.goto(`/${company}/create-payment-in?partyId=${partyId}`)
      await page.locator('[name="amount"]').fill('250')
      await page.getByLabel(label).fill('Front desk')
      expect(await graveOf(page)).toEqual([])
      await page.keyboard.press('Control+s')
      await page.waitForURL(/view-payment-in\/\d+/)
      await expect(factOf(page, label)).toHaveText('Front desk')

      await page.locator('main button[aria-haspopup="menu"]').first().click()
      await page.getByRole('menuitem', { name: t('invoice.link') }).click()
      const dialog = page.getByRole('dialog')
      const url = (await dialog.getByText(/\/pdf\//).textContent())!.trim()
      expect(await graveOf(page)).toEqual([])
      const context = await browser.newContext()
      const visitor = await context.newPage()
      await visitor.goto(new URL(new URL(url).pathname, page.url()).href)
      const voucher = visitor.getByRole('img', { name: /RCP/ })
      await expect(voucher).toBeVisible()
      expect(await voucher.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      await expect(visitor.getByText('250.00')).toBeVisible()
      expect(await graveOf(visitor)).toEqual([])
      const [file] = await Promise.all([
        visitor.waitForEvent('download'),
        visitor.locator('main button').first().click(),
      ])
      expect(file.suggestedFilename()).toMatch(/\.pdf$/)
      await dialog.getByRole('button', { name: t('invoice.revokeLinks') }).click()
      await expect(dialog).toBeHidden()
      await visitor.reload()
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(voucher).toHaveCount(0)
      await context.close()

      await page.goto(`/${company}/payment-in?partyIds=${partyId}`)
      if (info.project.name.startsWith('desktop'))
        await expect(page.getByRole('cell', { name: 'Front desk' })).toBeVisible()
    } finally {
      await ask(page, 'subscriber/setting/customField/delete', { id: field })
    }
  },
)
