import { expect, test } from '@playwright/test'
import { ask } from './calls.ts'
import { ownGstin } from './own-gstin.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

test(
  'an invoice of scrap bears TCS beside its total, which a person changes with a reason, is in the register and is paid by a challan',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = Number(await signIn(page, info))
    const { entityId, stateCode, address } = await ownGstin(page, info, { journey: 'tcs', company })
    await ask(page, 'subscriber/setting/entity/update', {
      entityId,
      settings: [{ name: 'CollectTcs', value: true }],
    })
    const name = `Mehta Metals ${stateCode}`
    const { id: partyId } = (await ask(page, 'party/save', {
      name,
      role: 'Customer',
      taxpayerType: 'UNREG',
      pan: info.project.name === 'phone-ar' ? 'AAKPM4822P' : 'AAKPM4821P',
      billingAddress: address,
      tcsApplicable: true,
      tcsSection: '6CE',
    })) as { id: number }
    const { id } = (await ask(page, 'salesInvoice/save', {
      entityId,
      partyId,
      date: '2026-08-10',
      status: 'Draft',
      lines: [
        {
          description: 'Iron scrap',
          hsn: '72044900',
          uqc: 'KGS',
          supply: 'Goods',
          quantity: '1000',
          unitPrice: '100',
          taxRate: '18',
        },
      ],
    })) as { id: number }

    await page.goto(`/${company}/edit-sales-invoice/${id}`)
    const totals = page.locator('#invoice-totals')
    await expect(totals).toContainText('1,18,000.00')
    await expect(totals).toContainText('2,360.00')
    await expect(totals).toContainText('1,20,360.00')
    await totals.getByText(t('tcs.why')).click()
    await expect(totals.getByText(/394\(1\) Sl\. 4/).first()).toBeVisible()
    // The foot of the form says what the customer owes.
    await expect(page.locator('footer').getByText('1,20,360.00').first()).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    await totals.getByRole('button', { name: t('tcs.change') }).click()
    await totals.locator('[name="tcs.rows[0].amount"]').fill('1180')
    await totals.locator('[name="tcs.reason"]').fill('As agreed with the auditor')
    await expect(totals).toContainText('1,19,180.00')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-sales-invoice/)
    await expect(page.getByText('1,19,180.00').first()).toBeVisible()
    expect(await graveOf(page)).toEqual([])

    // The list says what the customer owes, not what GSTR-1 says.
    await page.goto(`/${company}/sales-invoice?period=all&partyIds=${partyId}`)
    await expect(page.locator('main').getByText('1,19,180.00').first()).toBeVisible()
    await expect(page.locator('main').getByText('1,18,000.00')).toHaveCount(0)

    await page.goto(`/${company}/tcs-register?period=all&keyword=${encodeURIComponent(name)}`)
    await expect(page.getByText('1,180.00').first()).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    await page.getByText(name).first().click()
    await page.waitForURL(new RegExp(`view-sales-invoice/${id}`))

    // It is paid by a challan, which is in the statement of its quarter.
    await page.goto(`/${company}/create-tcs-challan?entityIds=${entityId}`)
    await expect(page.locator('[name=bsrCode]')).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    // Tax is due of the whole company: of two shapes that pay at once, one would find nothing left.
    if (info.project.name === 'phone-ar') return
    const due = page.getByRole('region', { name: t('tds.dueSections') })
    await due.getByRole('checkbox', { name: '6CE' }).check()
    await expect(page.locator('[name=tax]')).not.toHaveValue('')
    // Of August, paid months later.
    await expect(page.locator('[name=interest]')).not.toHaveValue('')
    await page.locator('[name=bsrCode]').fill('0510308')
    await page.locator('[name=number]').fill('78')
    expect(await graveOf(page)).toEqual([])
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-tcs-challan/)
    await expect(page.getByText(name).first()).toBeVisible()
    await expect(page.getByText('1,180.00').first()).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    await page.goto(`/${company}/tcs-statement?financialYear=2026-27&quarter=2`)
    await expect(
      page
        .getByRole('region', { name: t('tds.certificates') })
        .getByText(name)
        .first(),
    ).toBeVisible()
    expect(await graveOf(page)).toEqual([])
  },
)
