import { expect, test } from '@playwright/test'
import { writeXlsx } from 'hucre'
import { ask } from './calls.ts'
import { gstinOf, gstinOfSample } from './gstins.ts'
import { ownGstin } from './own-gstin.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

const supplier = gstinOf('09AAPFM4417K1Z')

/** A row of GSTR-2B: 18 % within the State. */
const row = (inum: string, txval: number) => {
  const head = Number((txval * 0.09).toFixed(2))
  const [val, cgst, sgst] = [txval + 2 * head, head, head]
  return {
    inum,
    typ: 'R',
    dt: '12-08-2026',
    val,
    pos: '09',
    rev: 'N',
    itcavl: 'Y',
    txval,
    igst: 0,
    cgst,
    sgst,
    cess: 0,
  }
}

/** The statement of the journey as the portal's Excel file, with a row whose day is none. */
async function workbookOf(gstin: string): Promise<Buffer> {
  const line = (number: string, txval: number, day = '12/08/2026') => {
    const tax = Number((txval * 0.09).toFixed(2))
    const value = txval + 2 * tax
    const figures = [value, 'Uttar Pradesh', 'No', txval, 0, tax, tax, 0]
    return [supplier, 'Malwa Fasteners', number, 'Regular', day, ...figures, "Aug'26", 'Yes']
  }
  const content = await writeXlsx({
    sheets: [
      {
        name: 'Read me',
        rows: [
          ['Goods and Services Tax - GSTR-2B'],
          ['Financial Year', '', '2026-27'],
          ['Tax Period', '', 'August'],
          ['GSTIN', '', gstin],
        ],
      },
      {
        name: 'B2B',
        rows: [
          ['Goods and Services Tax - GSTR-2B'],
          [],
          'GSTIN of supplier|Trade/Legal name|Invoice Details||||Place of supply|Supply Attract Reverse Charge|Taxable Value (₹)|Tax Amount||||GSTR-1/IFF/GSTR-5 Period|ITC Availability'.split(
            '|',
          ),
          '||Invoice number|Invoice type|Invoice Date|Invoice Value(₹)||||Integrated Tax(₹)|Central Tax(₹)|State/UT Tax(₹)|Cess(₹)'.split(
            '|',
          ),
          line('MF/101', 1000),
          line('MF/102', 2500),
          line('9917', 3600),
          line('MF/105', 100, '31/08/26/1'),
        ],
      },
    ],
  })
  return Buffer.from(content)
}

test(
  'GSTR-2B is uploaded and compared; one is linked by hand, one is accepted, and that is undone',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = Number(await signIn(page, info))
    const { entityId, stateCode, pincode } = await ownGstin(page, info, {
      journey: 'reconciliation',
      company,
    })
    const { id: partyId } = (await ask(page, 'party/save', {
      name: 'Malwa Fasteners',
      role: 'Supplier',
      taxpayerType: 'REG',
      gstin: supplier,
      billingAddress: {
        line1: 'Plot 4',
        city: 'Noida',
        stateCode,
        pincode,
        countryCode: 'IN',
      },
    })) as { id: number }
    for (const [supplierNumber, unitPrice] of [
      ['MF/101', '1000'],
      ['MF/102', '2000'],
      ['MF/OURS', '3500'],
      ['MF/104', '4000'],
    ])
      await ask(page, 'purchaseBill/save', {
        entityId,
        partyId,
        date: '2026-08-12',
        supplierNumber,
        supplierDate: '2026-08-12',
        status: 'Active',
        lines: [
          {
            description: 'Fasteners',
            hsn: '73181500',
            supply: 'Goods',
            uqc: 'NOS',
            quantity: '1',
            unitPrice,
            taxRate: '18',
          },
        ],
      })
    const statement = {
      data: {
        gstin: gstinOfSample(stateCode),
        rtnprd: '082026',
        version: '4.0',
        docdata: {
          b2b: [
            {
              ctin: supplier,
              trdnm: 'Malwa Fasteners',
              supprd: '082026',
              inv: [row('MF/101', 1000), row('MF/102', 2500), row('9917', 3600)],
            },
          ],
        },
      },
    }
    const line = (text: string) => page.locator('tr[data-row]').filter({ hasText: text })

    await test.step('the file is uploaded, and each state has its tile', async () => {
      await page.goto(`/${company}/reconciliation?entityId=${entityId}&returnPeriod=082026`)
      await expect(page.getByText(t('reconciliation.empty'))).toBeVisible()
      await page
        .getByRole('button', { name: t('reconciliation.upload') })
        .first()
        .click()
      await page
        .getByRole('dialog')
        .locator('input[type=file]')
        .setInputFiles({
          name: 'returns.json',
          mimeType: 'application/json',
          buffer: Buffer.from(JSON.stringify(statement)),
        })
      const counts = { rows: 3, added: 3, changed: 0, gone: 0 }
      await expect(page.getByText(t('reconciliation.fileCounts', counts))).toBeVisible()
      await expect(line('9917')).toBeVisible()
      await expect(line('MF/101')).toContainText(t('enum.ReconState.Exact'))
      await expect(line('MF/102')).toContainText(t('enum.ReconState.Mismatch'))
      await expect(line('MF/104')).toContainText(t('enum.ReconState.MissingIn2B'))
      await expect(
        page.getByRole('group', { name: t('reconciliation.summary') }).getByRole('button'),
      ).toHaveCount(4)
      expect(await graveOf(page)).toEqual([])
    })

    await test.step('the Excel file of the portal has the same documents, and says what of it cannot be read', async () => {
      await page
        .getByRole('button', { name: t('reconciliation.upload') })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(t('reconciliation.drop'))
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'GSTR2B.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: await workbookOf(gstinOfSample(stateCode)),
      })
      const counts = { rows: 3, added: 0, changed: 0, gone: 0 }
      const unread = t('reconciliation.unread', { count: 1 })
      await expect(page.getByText(`${t('reconciliation.fileCounts', counts)} ${unread}`)).toBeVisible({
        timeout: 90_000,
      })
      await page
        .getByRole('button', { name: t('reconciliation.upload') })
        .first()
        .click()
      await dialog.getByText(unread).click()
      const [sheet, column, value] = ['B2B', 'E (Invoice Date)', '31/08/26/1'].map(
        (text) => `\u2068${text}\u2069`,
      )
      await expect(
        dialog.getByText(
          t('reconciliation.faultCell', { sheet: sheet!, row: 8, column: column!, value: value! }),
        ),
      ).toBeVisible()
      expect(await graveOf(page)).toEqual([])
      await page.keyboard.press('Escape')
    })

    await test.step('one is linked by hand with what it belongs to, after a look at why it did not match', async () => {
      await line('MF/OURS').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('9917').click()
      await expect(
        dialog
          .getByRole('row')
          .filter({ hasText: t('reconciliation.verdict.Different') })
          .first(),
      ).toBeVisible()
      expect(await graveOf(page)).toEqual([])
      await dialog.getByRole('button', { name: t('reconciliation.link') }).click()
      await expect(line('9917')).toContainText(t('enum.ReconState.Manual'))
    })

    await test.step('one is accepted for the period, and that is undone', async () => {
      await line('MF/101')
        .getByRole('button', { name: t('list.actions') })
        .click()
      await page.getByRole('menuitem', { name: t('reconciliation.accept'), exact: true }).click()
      await expect(line('MF/101')).toContainText(t('enum.ReconDecision.Accept'))
      await page
        .getByTestId('toasts')
        .getByRole('button', { name: t('common.undo') })
        .last()
        .click()
      await expect(line('MF/101')).not.toContainText(t('enum.ReconDecision.Accept'))
    })
  },
)
