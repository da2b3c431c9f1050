import { expect, test } from '@playwright/test'
import { ask, read, rows } from './calls.ts'
import { cell } from './invoice-form.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

test(
  'a price list of a party group gives an invoice its price by quantity and what comes free, and what is typed stays',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const mark = `${Date.now()}`.slice(-6)
    const item = `Brass hinge ${mark}`
    await ask(page, 'item/save', {
      name: item,
      hsn: '83021010',
      uqc: 'NOS',
      sellingPrice: '100',
      taxRate: '18',
    })
    const { id: groupId } = (await ask(page, 'partyGroup/save', { name: `Dealers ${mark}` })) as {
      id: number
    }
    const party = `Deccan Dealers ${mark}`
    await ask(page, 'party/save', {
      name: party,
      taxpayerType: 'UNREG',
      partyGroupId: groupId,
      billingAddress: {
        line1: 'Tilak Road 4',
        city: 'Pune',
        stateCode: '27',
        pincode: '411002',
        countryCode: 'IN',
      },
    })

    await page.goto(`/${company}/create-price-list`)
    await page.locator('[name="name"]').fill(`Dealers ${mark}`)
    await page.locator('[name="validFrom"]').fill('01/04/2026')
    await page.getByRole('checkbox', { name: `Dealers ${mark}` }).check()
    await page.locator('[name="lines.0.itemId"]').click()
    await page.keyboard.type(item)
    await page.getByRole('option', { name: item }).click()
    await page.locator('[name="lines.0.unitPrice"]').fill('90')
    await page.locator('[name="lines.0.buyQuantity"]').fill('10')
    await page.locator('[name="lines.0.freeQuantity"]').fill('1')
    await page.keyboard.press('ControlOrMeta+s')
    await page.waitForURL(/view-price-list\/\d+/)
    await expect(page.getByRole('table', { name: t('priceList.prices') })).toContainText('10 + 1')

    await page.goto(`/${company}/create-sales-invoice`)
    await expect(page.locator('[name="partyId"]')).toBeFocused()
    await page.keyboard.type(party)
    await page.keyboard.press('Enter')
    await cell(page, 0, 0).focus()
    await page.keyboard.type(item)
    await page.keyboard.press('Enter')
    await expect(cell(page, 0, 4)).toHaveValue('90.00')
    await cell(page, 0, 2).focus()
    await page.keyboard.type('20')
    await expect(
      page.getByText(t('priceList.whyFrom', { list: `Dealers ${mark}`, from: '01/04/2026' })).first(),
    ).toBeVisible()
    // Typed over, it stays though the quantity changes.
    await cell(page, 0, 4).focus()
    await page.keyboard.type('95')
    await cell(page, 0, 2).focus()
    await page.keyboard.type('30')
    await expect(cell(page, 0, 4)).toHaveValue('95.00')
    await cell(page, 0, 4).focus()
    await page.keyboard.type('90')
    await cell(page, 0, 2).focus()
    await page.keyboard.type('20')
    await page.keyboard.press('ControlOrMeta+s')
    await page.waitForURL(/view-sales-invoice\/\d+/)
    const [saved] = await rows(page, 'salesInvoice/search', { keyword: party, size: 1 })
    expect(saved).toMatchObject({ taxableValue: '1800.00' })
    const detail = JSON.parse(String(await read(page, `salesInvoice/detail?id=${saved!.id}`))) as {
      lines: object[]
    }
    expect(detail.lines[0]).toMatchObject({ unitPrice: '90', freeQuantity: '2' })
  },
)
