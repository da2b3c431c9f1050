import { expect, test } from '@playwright/test'
import { ask } from './calls.ts'
import { ownGstin } from './own-gstin.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

test(
  'the bill of a contractor that passes the limit of the year bears TDS on all of it, is paid without it and is in the register',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = Number(await signIn(page, info))
    const isPhone = info.project.name === 'phone-ar'
    const { entityId, stateCode } = await ownGstin(page, info, { journey: 'tds', company })
    await ask(page, 'subscriber/setting/entity/update', {
      entityId,
      settings: [{ name: 'DeductTds', value: true }],
    })
    const name = `Rao Erectors ${stateCode}`
    const { id: partyId } = (await ask(page, 'party/save', {
      name,
      role: 'Supplier',
      taxpayerType: 'UNREG',
      pan: isPhone ? 'AAKPQ4822P' : 'AAKPQ4821P',
      tdsApplicable: true,
      tdsSection: '194C',
    })) as { id: number }
    const bill = (number: number, unitPrice: string, status = 'Active') =>
      ask(page, 'purchaseBill/save', {
        entityId,
        partyId,
        date: '2026-08-10',
        supplierNumber: `RE/${stateCode}/${number}`,
        supplierDate: '2026-08-10',
        status,
        placeOfSupply: stateCode,
        placeOfSupplyReason: 'At our site',
        lines: [
          { description: 'Erection work', hsn: '995462', supply: 'Services', quantity: '1', unitPrice },
        ],
      }) as Promise<{ id: number }>
    for (const number of [1, 2, 3, 4]) await bill(number, '24000')
    const { id } = await bill(5, '20000', 'Draft')

    await page.goto(`/${company}/edit-purchase-bill/${id}`)
    const totals = page.locator('#invoice-totals')
    await expect(totals).toContainText('1,160.00')
    await expect(totals).toContainText('18,840.00')
    await totals.getByText(t('tds.why')).click()
    await expect(totals.getByText(/1,16,000\.00/).first()).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-purchase-bill/)
    await expect(page.getByText('1,160.00').first()).toBeVisible()

    await ask(page, 'paymentOut/save', {
      entityId,
      partyId,
      date: '2026-08-20',
      mode: 'BankTransfer',
      amount: '18840',
      allocations: [{ documentId: id, amount: '18840' }],
    })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('enum.InvoiceState.Paid'))

    await page.goto(`/${company}/tds-register?period=all&keyword=${encodeURIComponent(name)}`)
    await expect(page.getByText('1,160.00').first()).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    await page.getByText(name).first().click()
    await page.waitForURL(new RegExp(`view-purchase-bill/${id}`))

    // Last month's tax is paid by a challan, which is in the statement of its quarter.
    await page.goto(`/${company}/create-tds-challan?entityIds=${entityId}`)
    await expect(page.locator('[name=bsrCode]')).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    // Tax is due of the whole company: of two shapes that pay at once, one would find nothing left.
    if (isPhone) return
    const due = page.getByRole('region', { name: t('tds.dueSections') })
    await due.getByRole('checkbox', { name: '194C' }).check()
    const tax = page.locator('[name=tax]')
    await expect(tax).not.toHaveValue('')
    // Of another day the tax is another: until July nothing was deducted.
    const until = page.locator('[name=until]')
    const lastDay = await until.inputValue()
    await until.fill('31/07/2026')
    await until.press('Tab')
    await expect(tax).toHaveValue('')
    await until.fill(lastDay)
    await until.press('Tab')
    await due.getByRole('checkbox', { name: '194C' }).check()
    await expect(tax).not.toHaveValue('')
    await page.locator('[name=bsrCode]').fill('0510308')
    await page.locator('[name=number]').fill('77')
    expect(await graveOf(page)).toEqual([])
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-tds-challan/)
    await expect(page.getByText(name).first()).toBeVisible()
    await expect(page.getByText('1,160.00').first()).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    await page.goto(`/${company}/tds-statement?financialYear=2026-27&quarter=2`)
    await expect(
      page
        .getByRole('region', { name: t('tds.certificates') })
        .getByText(name)
        .first(),
    ).toBeVisible()
    expect(await graveOf(page)).toEqual([])
  },
)
