import { expect, test } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { rows } from './calls.ts'
import { customer, invoicesLike } from './einvoice-records.ts'
import { openWithin } from './routes.ts'
import { signIn, signInToDashboard, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'
import { takeOver } from './take-over.ts'

const onlyDigits = (text: string | null) => (text ?? '').replace(/[^0-9.-]/g, '')
const digits = async (place: Locator) => onlyDigits(await place.innerText())

test(
  'a figure of the dashboard opens the list it counts',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    await signInToDashboard(page, info)
    const lines = page.getByRole('listitem').filter({ hasText: t('todo.overdue', { kind: '' }).trim() })
    const line = lines.filter({ hasText: t('kind.salesInvoice.title') })
    const amount = await digits(line.locator('.figure').last())
    const count = await digits(line.locator('.figure').first())
    // The parts of what is owed add up to it, and so do the ages beside it.
    const card = page.getByRole('link').filter({ hasText: t('dashboard.receivable') })
    const parts = await card.locator('dd').allInnerTexts()
    const [notDue, overdue] = parts.map((text) => Number(onlyDigits(text)))
    expect(notDue! + overdue!).toBeCloseTo(Number(await digits(card.locator('strong'))), 2)
    // Debit notes have a line, and a list, of their own.
    const late = await lines.locator('.figure:last-of-type').allInnerTexts()
    expect(overdue).toBeCloseTo(
      late.reduce((sum, text) => sum + Number(onlyDigits(text)), 0),
      2,
    )
    // The period changes sales and receipts alone.
    await page.getByLabel(t('list.period')).selectOption('Today')
    await expect(page).toHaveURL(/period=Today/)
    await expect(line).toContainText(count)
    await page.getByLabel(t('list.period')).selectOption('CMonth')
    await line.getByRole('link').click()
    await page.waitForURL(/sales-invoice\?.*view=overdue/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(count)
    await expect(page.getByRole('button', { name: t('invoice.overdue') })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    // Cards have no totals row.
    if (!info.project.name.startsWith('phone'))
      await expect.poll(() => digits(page.locator('tfoot'))).toContain(amount)
  },
)

test(
  'from the ageing to the account of a party, its invoices and its statement',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await page.goto(`/${company}/reports`)
    await page.locator('main a[href$="/party-ageing-report"]').click()
    await page.waitForURL(/party-ageing-report/)
    const owing = page.locator('main a[href*="partyIds="]')
    await expect(owing.first()).toBeVisible()
    // Other journeys sell to the largest and to new ones meanwhile: one of the middle is theirs to nobody.
    const middle = owing.nth(Math.floor((await owing.count()) / 2))
    const [text, href] = await middle.evaluate((link) => [link.textContent, link.getAttribute('href')])
    const amount = onlyDigits(text)
    const party = /partyIds=(\d+)/.exec(href!)![1]!
    await page.locator(`main a[href="${href}"]`).first().click()
    await page.waitForURL(new RegExp(`due-calendar-report\\?.*partyIds=${party}`))
    if (!info.project.name.startsWith('phone'))
      await expect.poll(() => digits(page.locator('tfoot'))).toContain(amount)

    await page.goto(`/${company}/party-ledger-report?partyId=${party}&period=all`)
    await expect(page.getByText(t('party.ledger.closing'))).toBeVisible()
    const [pdf] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('/partyLedger/print')),
      page.getByRole('button', { name: t('party.statementPdf') }).click(),
    ])
    expect(pdf.headers()['content-type']).toContain('application/pdf')
    await page.bringToFront()
    await page.getByRole('button', { name: t('report.files') }).click()
    await Promise.all([
      // A browser without a reader saves the PDF of before too, perhaps only now.
      page.waitForEvent('download', (file) => file.suggestedFilename().endsWith('.xlsx')),
      page.getByRole('menuitem', { name: t('list.exportExcel') }).click(),
    ])
  },
)

test(
  'a payment is received, settled again, corrected and cancelled',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const party = await customer(page, `Receipts ${info.project.name}`)
    await test.step('what is due is asked for anew: a bill made since is settled, however fast one saves', async () => {
      await page.goto(`/${company}/create-payment-in?partyId=${party}`)
      await expect(page.getByText(t('payment.nothingDue'))).toBeVisible()
      await invoicesLike(page, [{ partyId: party }])
      await openWithin(page, `/${company}/payment-in`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(t('payment.title'))
      await takeOver(page, '**/api/paymentIn/outstanding*', (route) =>
        setTimeout(() => void route.continue(), 1500),
      )
      await openWithin(page, `/${company}/create-payment-in?partyId=${party}`)
      await page.locator('[name="amount"]').fill('2.25')
      await page.keyboard.press('Control+s')
      await page.waitForURL(/view-payment-in\/\d+/)
      await expect(page.locator('main table').getByText('2.25')).toBeVisible()
    })
    // Typed and saved before the party and its open invoices are here, it settles them all the same.
    await takeOver(page, '**/api/party/detail*', (route) => setTimeout(() => void route.continue(), 1500))
    await page.goto(`/${company}/create-payment-in?partyId=${party}`)
    await page.locator('[name="amount"]').fill('1.50')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-payment-in\/\d+/)
    await expect(page.locator('main table').getByText('1.50')).toBeVisible()
    await page.unrouteAll()

    const act = async (name: string) => {
      const button = page.getByRole('button', { name, exact: true })
      if (!(await button.isVisible())) await page.locator('main button[aria-haspopup="menu"]').first().click()
      await button.or(page.getByRole('menuitem', { name, exact: true })).click()
    }
    const dialog = page.getByRole('dialog')
    await act(t('payment.allocate'))
    await dialog.getByRole('button', { name: t('payment.allAsAdvance') }).click()
    await dialog.getByRole('button', { name: t('payment.save'), exact: true }).click()
    await expect(page.getByText(t('payment.paysForNothing'))).toBeVisible()

    await act(t('payment.correct'))
    await dialog.locator('[name="reference"]').fill('CHQ 000123')
    await dialog.getByRole('button', { name: t('payment.save'), exact: true }).click()
    await expect(page.getByText('CHQ 000123')).toBeVisible()

    await act(t('payment.cancel'))
    await dialog.getByLabel(t('payment.cancelReason')).fill('Entered by mistake')
    await dialog.getByRole('button', { name: t('payment.cancel'), exact: true }).click()
    await expect(page.getByText(t('enum.DocumentStatus.Cancelled')).first()).toBeVisible()
  },
)

test(
  'one payment settles bills of two GSTINs, and an advance beside open bills is asked about',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const name = `Twoplaces ${info.project.name}`
    const partyId = await customer(page, name)
    // The oldest: those of the sample company.
    const places = (await rows(page, 'entity/search', { sort: 'id ASC' })).filter(
      ({ entityType }) => entityType === 'Entity',
    )
    const sale = { partyId, placeOfSupply: '27' }
    await invoicesLike(
      page,
      places.slice(0, 2).map(({ id: entityId }) => ({ ...sale, entityId })),
    )
    await page.goto(`/${company}/create-payment-in`)
    await expect(page.getByLabel(t('payment.party'))).toBeFocused()
    // What is missing is said at its field, and no more once it is there.
    await page.keyboard.press('Control+s')
    const missing = [page.getByText(t('payment.needsParty')), page.getByText(t('payment.needsAmount'))]
    for (const fault of missing) await expect(fault).toBeVisible()
    await page.getByLabel(t('payment.party')).pressSequentially(name)
    await page.getByRole('option', { name }).click()
    const groups = page.locator('main th[scope="rowgroup"]')
    await expect(groups.nth(1)).toBeVisible()
    await page.locator('[name="amount"]').fill('2.00')
    for (const fault of missing) await expect(fault).toHaveCount(0)
    await page.getByRole('button', { name: t('payment.allAsAdvance') }).click()
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('2.00')
    await dialog.getByRole('button', { name: t('common.cancel') }).click()
    await expect(dialog).toHaveCount(0)
    // One rupee to a bill of each GSTIN.
    for (const index of [0, 1])
      await groups
        .nth(index)
        .locator('xpath=ancestor::tr/following-sibling::tr[1]')
        .getByRole('textbox')
        .fill('1.00')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/payment-in\?partyIds=\d+/)
    await expect(
      page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: '2' }).first(),
    ).toBeVisible()
  },
)
