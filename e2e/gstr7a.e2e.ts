import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { ask } from './calls.ts'
import { gstinOf } from './gstins.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

/** A GSTIN of a deductor for each shape, in States of no other journey. */
const states = { 'desktop-en': ['35', '744101'], 'phone-ar': ['34', '605001'] } as const

test(
  'a filed GSTR-7 gives a certificate to each of those whose tax was deducted',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = Number(await signIn(page, info))
    const [stateCode, pincode] = states[info.project.name as keyof typeof states]
    const { id: entityId } = (await ask(page, 'entity/save', {
      entityType: 'Entity',
      parentEntityId: company,
      entityName: `Zz deductor ${stateCode}`,
      legalName: 'Sahyadri General Trading Private Limited',
      vrn: gstinOf(`${stateCode}AABCS5821K1D`),
      taxpayerType: 'TDS',
      address: { line1: 'New Market 3', city: 'Zone', stateCode, pincode, countryCode: 'IN' },
    })) as { id: number }
    const month = monthBefore()
    const filing = { entityId, returnPeriod: month }
    const deducteeGstin = gstinOf(`${stateCode}AAKCM4821P1Z`)
    await ask(page, 'gstReturn/gstr7/saveRows', {
      ...filing,
      table: '3',
      rows: [
        {
          cells: {
            deducteeGstin,
            deducteeName: 'Works Contractor',
            documentNumber: 'INV/1',
            documentDate: `${month.slice(2)}-${month.slice(0, 2)}-03`,
            documentValue: '354000',
            placeOfSupply: stateCode,
            amountPaid: '300000',
            cgst: '3000',
            sgst: '3000',
          },
        },
      ],
    })
    await ask(page, 'gstReturn/markFiled', {
      ...filing,
      returnType: 'GSTR7',
      filedOn: new Date().toISOString().slice(0, 10),
    })
    await page.goto(`/${company}/returns/gstr7/${month}?entityId=${entityId}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('gstr1.filed'))
    const label = t('gstr7a.title')
    const button = page.getByRole('button', { name: label, exact: true })
    if (!(await button.isVisible())) await page.getByRole('button', { name: t('view.more') }).click()
    await button
      .or(page.getByRole('menuitem', { name: label }))
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    const download = dialog.getByRole('button', { name: `${t('gstr7a.download')} ${deducteeGstin}` })
    await expect(download).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
    expect(file.suggestedFilename()).toContain(deducteeGstin)
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  },
)

/** The month before, as a return period: MMYYYY. */
function monthBefore(): string {
  const today = new Date()
  const last = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 0))
  return `${String(last.getUTCMonth() + 1).padStart(2, '0')}${last.getUTCFullYear()}`
}
