import { expect, test } from '@playwright/test'
import { ask } from './calls.ts'
import { ownGstin } from './own-gstin.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

test(
  'capital goods of a bill become an asset, are depreciated and sold, and are in the schedule',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = Number(await signIn(page, info))
    const { entityId } = await ownGstin(page, info, { journey: 'fixedAssets', company })
    const { id: partyId } = (await ask(page, 'party/save', {
      name: 'Assam Machine Tools',
      role: 'Supplier',
      taxpayerType: 'UNREG',
    })) as { id: number }
    const { id: billId } = (await ask(page, 'purchaseBill/save', {
      entityId,
      partyId,
      date: '2026-04-01',
      supplierNumber: 'AMT/1',
      supplierDate: '2026-04-01',
      status: 'Active',
      placeOfSupply: '18',
      placeOfSupplyReason: 'At our site',
      lines: [
        {
          description: 'Drilling machine',
          hsn: '84592990',
          uqc: 'NOS',
          supply: 'Goods',
          quantity: '1',
          unitPrice: '100000',
          itcEligibility: 'CapitalGoods',
        },
      ],
    })) as { id: number }

    // The bill leads to its capital goods, and those to the form of an asset.
    await page.goto(`/${company}/view-purchase-bill/${billId}`)
    await page.getByRole('link', { name: t('asset.addOfBill') }).click()
    await page.waitForURL(/fixed-asset-bills/)
    await page.getByText('Drilling machine').first().click()
    await page.waitForURL(/create-fixed-asset/)
    await expect(page.locator('input[name=cost]')).toHaveValue('1,00,000.00')
    const group = page.locator('[data-field=assetClass]')
    await group.click()
    await group.fill('Plant and')
    await page.keyboard.press('Enter')
    await expect(page.locator('input[name=life]')).toHaveValue('15')
    await page.locator('input[name=life]').fill('5')
    expect(await graveOf(page)).toEqual([])
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-fixed-asset/)
    const address = page.url()

    await page.goto(`/${company}/asset-postings?entityIds=${entityId}`)
    await page.getByRole('button', { name: t('asset.run') }).click()
    const dialog = page.getByRole('dialog')
    // It is the GSTIN of the list that is proposed.
    await expect(dialog.getByLabel(t('field.gstin'))).toHaveValue(String(entityId))
    await dialog.getByLabel(t('asset.runUntil')).selectOption('2026-09-30')
    await expect(dialog.getByRole('status')).toContainText('9,526.03')
    await dialog.getByRole('button', { name: t('asset.run') }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('9,526.03').first()).toBeVisible()

    await page.goto(address)
    await expect(page.getByText('90,473.97').first()).toBeVisible()
    await page.getByRole('button', { name: t('asset.dispose') }).click()
    await page.getByRole('dialog').getByLabel(t('field.proceeds')).fill('80000')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('asset.dispose') })
      .click()
    await expect(page.getByText(t('enum.AssetState.Disposed')).first()).toBeVisible()
    expect(await graveOf(page)).toEqual([])

    await page.goto(`/${company}/depreciation-schedule?entityIds=${entityId}&financialYear=2026-27`)
    const schedule = page.getByRole('region', { name: t('asset.schedule') })
    await expect(schedule).toContainText('1,00,000.00')
    expect(await graveOf(page)).toEqual([])
  },
)
