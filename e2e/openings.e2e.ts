import { expect, test } from '@playwright/test'
import { writeXlsx } from 'hucre'
import { ask } from './calls.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test(
  'what was open before the books is read from Excel, corrected, checked, entered and listed; its party keeps a paper',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const name = 'Malabar Spice Depot'
    const { id } = (await ask(page, 'party/save', { name, role: 'Both', taxpayerType: 'UNREG' })) as {
      id: number
    }
    await page.goto(`/${company}/opening-documents`)
    await page
      .getByRole('button', { name: t('opening.enter') })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    // The columns of the template in another order; 46067 is 14 February 2026.
    const headings = [
      'column.number',
      'opening.party',
      'opening.type',
      'column.date',
      'opening.amount',
      'opening.left',
    ] as const
    const sheet = [
      headings.map((key) => t(key)),
      ['MSD/1', name, t('enum.OpeningType.Invoice'), 46067, 1180, 430.5],
      ['MSD/2', name, 'Bill', new Date('2026-03-01T00:00:00Z'), 300, 900],
    ]
    const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'Open', rows: sheet }] }))
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    await dialog.locator('input[type="file"]').setInputFiles({ name: 'open.xlsx', mimeType, buffer })
    const left = t('opening.left')
    const fault = dialog.getByRole('alert').getByRole('button')
    await expect(fault).toContainText('900')
    await expect(fault).toContainText(left)
    await fault.click()
    const cell = dialog.getByLabel(`${left} 2`)
    await expect(cell).toBeFocused()
    await cell.fill('90')
    await dialog.getByRole('button', { name: t('opening.check') }).click()
    await expect(dialog.getByRole('status')).toContainText(t('opening.checked.other', { count: 2 }))
    await expect(dialog.getByRole('status')).toContainText('430.50')
    expect(await graveOf(page)).toEqual([])
    await dialog.getByRole('button', { name: t('opening.save') }).click()
    await expect(dialog).toHaveCount(0)
    const row = page.locator('tr[data-row]').filter({ hasText: 'MSD/1' })
    await expect(row).toContainText('430.50')
    await expect(row).toContainText(t('opening.isOpen'))
    expect(await graveOf(page)).toEqual([])

    await page.goto(`/${company}/view-party/${id}?tab=attachments`)
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'agreement.png', mimeType: 'image/png', buffer: dot })
    await page.getByRole('button', { name: t('attachment.open', { name: 'agreement.png' }) }).click()
    await expect(page.getByRole('dialog').getByRole('img', { name: 'agreement.png' })).toBeVisible()
    await page.goto(`/${company}/parties?keyword=Malabar`)
    await expect(
      page.locator('tr[data-row]').getByRole('img', { name: t('attachment.titleCount', { count: 1 }) }),
    ).toBeVisible()
  },
)
