import { expect, test } from '@playwright/test'
import { ask, first, rows } from './calls.ts'
import { cell } from './invoice-form.ts'
import { ownGstin } from './own-gstin.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

test(
  'stock is switched on, opened, bought, sold, taken back, corrected and moved to a godown, and the report says what is there, by batch too',
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

    const oil = `Linseed oil ${stateCode}`
    const { id: oilId } = (await ask(page, 'item/save', {
      name: oil,
      supply: 'Goods',
      hsn: '15151100',
      uqc: 'NOS',
      taxRate: '18',
      hasBatches: true,
    })) as { id: number }

    // B-R-125: beside the line of an invoice is what is there, and nothing as long as stock is not kept.
    const available = page.getByText(new RegExp(`^${t('stock.available')}`))
    const sells = async () => {
      await page.goto(`/${company}/create-sales-invoice`)
      // Where stock is kept is asked for: what is not shown has been answered.
      const isAnswered = page.waitForResponse((answer) =>
        answer.url().includes(`/inventory/entityDetails?entityIds=${entityId}`),
      )
      await page.locator('[name="entityId"]').selectOption(String(entityId))
      await cell(page, 0, 0).focus()
      await page.keyboard.type(item)
      await page.keyboard.press('Enter')
      await expect(cell(page, 0, 1)).toHaveValue('44072990')
      await (await isAnswered).finished()
    }
    await sells()
    await expect(available).toHaveCount(0)

    await page.goto(`/${company}/enable-stock-inventory?entityId=${entityId}`)
    await page.getByLabel(t('setting.EnableStockInventory'), { exact: true }).click({ force: true })
    await page.getByRole('link', { name: t('stock.openingTitle') }).click()

    const label = (key: 'stock.item' | 'field.quantity' | 'stock.value') =>
      page.getByLabel(`${t(key)} 1`, { exact: true })
    const toasts = page.getByTestId('toasts')
    const refusedAt = async (field: ReturnType<typeof label>) => {
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(toasts).toHaveText('')
    }
    const choose = async () => {
      await label('stock.item').fill(item)
      await page.getByRole('option').filter({ hasText: item }).click()
    }
    await page.getByLabel(t('stock.openingDay')).fill('1/4/2026')
    await choose()
    // B-C-043: what is refused says so at its field, and nowhere else.
    await page.getByRole('button', { name: t('stock.saveOpening') }).click()
    await refusedAt(label('field.quantity'))
    await label('field.quantity').fill('40')
    await label('stock.value').fill('4000')
    expect(await graveOf(page)).toEqual([])
    await page.getByRole('button', { name: t('stock.saveOpening') }).click()
    await expect(page.getByText(t('stock.openingSaved.one', { count: 1 }))).toBeVisible()
    await sells()
    await expect(available.first()).toBeVisible()

    const batch = `B-${stateCode}`
    await ask(page, 'purchaseBill/save', {
      entityId,
      partyId: Number(await first(page, 'party/search', { roles: ['Supplier'] })),
      date: '2026-05-02',
      supplierNumber: `PLANK/${stateCode}`,
      supplierDate: '2026-05-02',
      status: 'Active',
      lines: [
        { itemId, quantity: '10', unitPrice: '100' },
        { itemId: oilId, quantity: '6', unitPrice: '50', batch, expiresOn: '2028-05-01' },
      ],
    })
    const partyId = Number(await first(page, 'party/search', { roles: ['Customer'] }))
    const sold = (await ask(page, 'salesInvoice/save', {
      entityId,
      partyId,
      date: '2026-05-04',
      status: 'Active',
      lines: [
        { itemId, quantity: '10', unitPrice: '150' },
        { itemId: oilId, quantity: '2', unitPrice: '80', batch },
      ],
    })) as { id: number }
    await ask(page, 'outwardNote/save', {
      entityId,
      partyId,
      date: '2026-05-06',
      status: 'Active',
      noteType: 'Credit',
      reason: 'Sales Return',
      precedingDocuments: [{ documentId: sold.id }],
      lines: [{ itemId, quantity: '3', unitPrice: '150' }],
    })

    await page.goto(`/${company}/create-stock-adjustment?entityId=${entityId}`)
    await choose()
    await expect(page.getByText(/^43 NOS$/)).toBeVisible()
    await page.getByRole('button', { name: t('stock.save.stockAdjustment') }).click()
    await refusedAt(label('field.quantity'))
    await label('field.quantity').fill('2')
    expect(await graveOf(page)).toEqual([])
    await page.getByRole('button', { name: t('stock.save.stockAdjustment') }).click()
    await page.waitForURL(/stock-adjustment$/)

    await page.goto(`/${company}/create-stock-transfer?entityId=${entityId}`)
    await choose()
    await label('field.quantity').fill('8')
    await page.getByRole('button', { name: t('stock.save.stockTransfer') }).click()
    await page.waitForURL(/stock-adjustment$/)

    const said = await rows(page, 'inventory/search', {
      entityIds: [entityId],
      itemIds: [itemId],
      groupBy: 'item',
    })
    expect(said).toMatchObject([
      { opening: '40', inward: '13', outward: '12', closing: '41', value: '4100.00' },
    ])
    await page.goto(
      `/${company}/stock-report?period=all&groupBy=item&entityIds=${entityId}&keyword=${encodeURIComponent(item)}`,
    )
    await page.getByText(item).first().click()
    await page.waitForURL(/stock-movements/)
    await expect(page.getByRole('link', { name: item })).toBeVisible()
    await expect(page.getByText('₹4,100.00')).toBeVisible()
    await expect(page.getByText(/^-10$/)).toBeVisible()
    expect(await graveOf(page)).toEqual([])

    // Of a batch: where it is, and what moved of it.
    await page.goto(`/${company}/stock-report?groupBy=batch&entityIds=${entityId}`)
    await expect(page.getByText(oil).first()).toBeVisible()
    await page.goto(`/${company}/view-item/${oilId}?tab=stock`)
    await page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: batch }).first().click()
    await page.waitForURL(/batch=/)
    await expect(page.getByText('₹200.00')).toBeVisible()
    expect(await graveOf(page)).toEqual([])

    // From a day on it is valued the other way, which a locked day refuses at the setting.
    const lock = (value: string | null) =>
      ask(page, 'subscriber/setting/entity/update', {
        entityId,
        settings: [{ name: 'periodLockDate', value }],
      })
    await lock('2026-05-31')
    await page.goto(`/${company}/enable-stock-inventory?entityId=${entityId}`)
    const setting = page.locator('[data-setting="OtherValuationFrom"]')
    const from = async (day: string) => {
      await setting.locator('input').first().fill(day)
      await setting.locator('input').first().press('Enter')
    }
    await from('1/5/2026')
    await expect(setting.getByRole('alert')).toBeVisible()
    await expect(toasts).toHaveText('')
    await from('1/6/2026')
    await expect(toasts).toContainText(t('form.saved'))
    await expect(setting.getByRole('alert')).toHaveCount(0)
    expect(await graveOf(page)).toEqual([])
    await lock(null)
  },
)
