import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { ask } from './calls.ts'
import { gstinOf } from './gstins.ts'
import { ownGstin } from './own-gstin.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

test(
  'ITC-04 has the challans of the books, a row is entered after its error is mended, and the file has both',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = Number(await signIn(page, info))
    const { entityId, stateCode, pincode } = await ownGstin(page, info, { journey: 'worksheets', company })
    const { id: partyId } = (await ask(page, 'party/save', {
      name: `Platers ${stateCode}`,
      role: 'Both',
      taxpayerType: 'REG',
      gstin: gstinOf(`${stateCode}AAACP4410K1Z`),
      billingAddress: {
        line1: '2 Works Road',
        city: 'Zone',
        stateCode,
        pincode,
      },
    })) as { id: number }
    const start = financialYearStart()
    const { id, number } = (await ask(page, 'deliveryChallan/save', {
      entityId,
      partyId,
      date: `${start}-08-10`,
      status: 'Active',
      purpose: 'JobWork',
      lines: [
        {
          description: 'Steel bolts',
          hsn: '73181500',
          supply: 'Goods',
          uqc: 'NOS',
          quantity: '100',
          unitPrice: '12.50',
          taxRate: '18',
        },
      ],
    })) as { id: number; number: string }
    await ask(page, 'deliveryChallan/markReturned', {
      id,
      date: `${start}-09-01`,
      nature: 'Zinc plating',
      lines: [{ lineNumber: 1, quantity: '90', lostQuantity: '2' }],
    })

    await page.goto(`/${company}/returns?entityId=${entityId}&financialYear=${yearName(start)}`)
    await page.getByRole('link', { name: t('returns.name.ITC04'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('returns.name.ITC04'))
    await page.getByRole('tab', { name: `${t('worksheet.table')} 5A` }).click()
    await expect(page.getByRole('link', { name: number })).toBeVisible()
    await expect(page.getByRole('cell', { name: 'Zinc plating' })).toBeVisible()
    expect(await graveOf(page)).toEqual([])

    await page.getByRole('tab', { name: `${t('worksheet.table')} 4` }).click()
    await expect(page.getByRole('link', { name: number })).toBeVisible()
    await page.getByRole('button', { name: t('worksheet.add') }).click()
    const dialog = page.getByRole('dialog')
    const type = (name: string, value: string) => dialog.locator(`input[name="${name}"]`).fill(value)
    await dialog.locator('select[name="stateCode"]').selectOption(stateCode)
    await type('challanNumber', 'OLD/7')
    await type('challanDate', `${start + 1}-04-15`)
    await dialog.locator('select[name="goodsType"]').selectOption('CapitalGoods')
    await type('description', 'Press tool')
    await dialog.locator('select[name="uqc"]').selectOption('NOS')
    await type('quantity', '3')
    await type('taxableValue', '45000')
    await dialog.getByRole('button', { name: t('worksheet.save') }).click()
    // After the period: the field says so, and nothing was saved.
    await expect(dialog.locator('input[name="challanDate"]')).toHaveAttribute('aria-invalid', 'true')
    await type('challanDate', `${start + 1}-01-15`)
    await dialog.getByRole('button', { name: t('worksheet.save') }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('cell', { name: 'Press tool' })).toBeVisible()
    await expect(page.getByRole('row').last()).toContainText('46,250.00')
    expect(await graveOf(page)).toEqual([])

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('worksheet.json') }).click(),
    ])
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as {
      fp: string
      m2jw: { chnum: string; itms: { goods_ty: string }[] }[]
    }
    expect(file.fp).toBe(`19${start}`)
    expect(file.m2jw.map(({ chnum, itms }) => [chnum, itms[0]!.goods_ty])).toEqual([
      [number, '7b'],
      ['OLD/7', '8a'],
    ])
  },
)

/** The year in which the financial year before this one began. */
function financialYearStart(): number {
  const today = new Date()
  return today.getUTCFullYear() - (today.getUTCMonth() >= 3 ? 1 : 2)
}

const yearName = (start: number) => `${start}-${String((start + 1) % 100).padStart(2, '0')}`
