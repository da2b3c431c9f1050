import { expect, test } from '@playwright/test'
import { ask, first, rows } from './calls.ts'
import { ownGstin } from './own-gstin.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

test(
  'stock is switched on, opened, sold, corrected and moved to a godown, and the report says what is there',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = Number(await signIn(page, info))
    const { entityId, stateCode, address } = await ownGstin(page, info, { journey: 'stock', company })
    await ask(page, 'entity/save', {
      entityType: 'ChildEntity',
      locationType: 'Godown',
      parentEntityId: entityId,
      entityName: `Zone store ${stateCode}`,
      address,
    })
    const item = `Teak plank ${stateCode}`
    const { id: itemId } = (await ask(page, 'item/save', {
      name: item,
      supply: 'Goods',
      hsn: '44072990',
      uqc: 'NOS',
      taxRate: '18',
    })) as { id: number }

    await page.goto(`/${company}/enable-stock-inventory?entityId=${entityId}`)
    await page.getByLabel(t('setting.EnableStockInventory'), { exact: true }).click({ force: true })
    await page.getByRole('link', { name: t('stock.openingTitle') }).click()

    const label = (key: 'stock.item' | 'field.quantity' | 'stock.value') =>
      page.getByLabel(`${t(key)} 1`, { exact: true })
    const choose = async () => {
      await label('stock.item').fill(item)
      await page.getByRole('option').filter({ hasText: item }).click()
    }
    await page.getByLabel(t('stock.openingDay')).fill('1/4/2026')
    await choose()
    await label('field.quantity').fill('40')
    await label('stock.value').fill('4000')
    expect(await graveOf(page)).toEqual([])
    await page.getByRole('button', { name: t('stock.saveOpening') }).click()
    await expect(page.getByText(t('stock.openingSaved.one', { count: 1 }))).toBeVisible()

    await ask(page, 'salesInvoice/save', {
      entityId,
      partyId: Number(await first(page, 'party/search', { roles: ['Customer'] })),
      date: '2026-05-04',
      status: 'Active',
      lines: [{ itemId, quantity: '10', unitPrice: '150' }],
    })

    await page.goto(`/${company}/create-stock-adjustment?entityId=${entityId}`)
    await choose()
    await expect(page.getByText(/^30 NOS$/)).toBeVisible()
    await label('field.quantity').fill('2')
    expect(await graveOf(page)).toEqual([])
    await page.getByRole('button', { name: t('stock.save.stockAdjustment') }).click()
    await page.waitForURL(/stock-adjustment$/)

    await page.goto(`/${company}/create-stock-transfer?entityId=${entityId}`)
    await choose()
    await label('field.quantity').fill('8')
    await page.getByRole('button', { name: t('stock.save.stockTransfer') }).click()
    await page.waitForURL(/stock-adjustment$/)

    const said = await rows(page, 'inventory/search', { entityIds: [entityId], groupBy: 'item', size: 5 })
    expect(said).toMatchObject([{ opening: '40', outward: '12', closing: '28', value: '2800.00' }])
    await page.goto(`/${company}/stock-report?period=all&keyword=${encodeURIComponent(item)}`)
    await page.getByText(item).first().click()
    await expect(page.getByRole('heading', { level: 1, name: item })).toBeVisible()
    await expect(page.locator('tbody tr')).toHaveCount(5)
    expect(await graveOf(page)).toEqual([])
  },
)
