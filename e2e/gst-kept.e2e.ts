import { expect, test } from '@playwright/test'
import { ask, read } from './calls.ts'
import { gstinOf } from './gstins.ts'
import { ownGstin } from './own-gstin.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

test(
  'a government office pays an invoice less GST TDS, which is filled by rule, changed, printed in the receipt and in the register',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = Number(await signIn(page, info))
    const { entityId, stateCode, address } = await ownGstin(page, info, { journey: 'gstKept', company })
    const gstin = gstinOf(`${stateCode}AAKFM4821P1D`)
    const name = `Works Office ${stateCode}`
    const { id: partyId } = (await ask(page, 'party/save', {
      name,
      role: 'Customer',
      taxpayerType: 'TDS',
      gstin,
      billingAddress: address,
    })) as { id: number }
    const { id } = (await ask(page, 'salesInvoice/save', {
      entityId,
      partyId,
      date: '2026-10-10',
      status: 'Active',
      lines: [
        {
          description: 'Road repair',
          hsn: '995421',
          supply: 'Services',
          quantity: '1',
          unitPrice: '300000',
          taxRate: '18',
        },
      ],
    })) as { id: number }

    // 3,54,000 less 2 per cent of 3,00,000.
    await page.goto(`/${company}/create-payment-in?partyId=${partyId}&documentId=${id}`)
    await expect(page.locator('[name="amount"]')).toHaveValue('3,48,000.00')
    await expect(page.locator('[name="gstDeducted.section"]')).toHaveValue('51')
    await expect(page.locator('[name="gstDeducted.taxableValue"]')).toHaveValue('3,00,000.00')
    await expect(page.locator('[name="gstDeducted.cgst"]')).toHaveValue('3,000.00')
    await expect(page.locator('[name="gstDeducted.igst"]')).toHaveValue('')
    await expect(page.locator('[name="gstDeducted.deductorGstin"]')).toHaveAttribute('placeholder', gstin)
    expect(await graveOf(page)).toEqual([])
    // A head that the supply does not bear is refused at its field.
    await page.locator('[name="gstDeducted.igst"]').fill('10')
    await page.keyboard.press('Control+s')
    await expect(page.locator('[name="gstDeducted.igst"]')).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: t('gstKept.again') }).click()
    await expect(page.locator('[name="gstDeducted.igst"]')).toHaveValue('')
    // Part of the income tax was deducted too.
    await page.locator('[name="amount"]').fill('345000')
    await page.locator('[name="tdsDeducted"]').fill('3000')
    await expect(page.locator('[name="gstDeducted.sgst"]')).toHaveValue('3,000.00')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-payment-in\/\d+/)
    await expect(page.getByText(gstin).first()).toBeVisible()
    await expect(page.getByText('3,000.00').first()).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    const paid = JSON.parse((await read(page, `salesInvoice/detail?id=${id}`)).toString()) as {
      balance: string
    }
    expect(paid.balance).toBe('0.00')

    await page.goto(`/${company}/gst-tds-tcs-register?period=all&keyword=${encodeURIComponent(gstin)}`)
    await expect(page.getByText(name).first()).toBeVisible()
    await expect(page.getByText('6,000.00').first()).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    await page.getByText(name).first().click()
    await page.waitForURL(/payment-in\?.*partyIds=/)
    await expect(page.getByText('3,45,000.00').first()).toBeVisible()
  },
)
