import { expect, test } from '@playwright/test'
import { ask, read, rows } from './calls.ts'
import { invoicesLike } from './einvoice-records.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

test(
  'what a credit note leaves settles an invoice, is pointed to before more money comes, and is refunded; a bill is set off',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const { id: partyId } = (await ask(page, 'party/save', {
      name: 'Konkan Canvas House',
      role: 'Both',
      taxpayerType: 'UNREG',
      billingAddress: { line1: '3 Dock Road', city: 'Pune', stateCode: '27', pincode: '411001' },
    })) as { id: number }
    const [invoice] = await invoicesLike(page, [{ partyId, placeOfSupply: '27' }])
    if (!invoice) throw new Error('no invoice was made')
    const [item] = await rows(page, 'item/search', { sort: 'id ASC', size: 1 })
    const body = (amount: string) => ({
      entityId: invoice.entityId,
      partyId,
      date: invoice.date,
      status: 'Active',
      lines: [{ itemId: item!.id, quantity: '1', unitPrice: amount, priceIncludesTax: true }],
    })
    const note = (await ask(page, 'outwardNote/save', {
      ...body('90'),
      noteType: 'Credit',
      reason: 'Sales Return',
      precedingDocuments: [{ number: 'OLD/7', date: invoice.date, total: '9999.00' }],
    })) as { id: number; number: string }
    const bill = (await ask(page, 'purchaseBill/save', {
      ...body('40'),
      supplierNumber: 'KCH/9',
      supplierDate: invoice.date,
      reverseCharge: false,
    })) as { id: number }
    const choose = async (action: 'credit.apply' | 'credit.refund' | 'credit.setOff') => {
      const button = page.getByRole('button', { name: t(action), exact: true })
      const more = page.getByRole('button', { name: t('view.more') })
      await expect(button.or(more).first()).toBeVisible()
      if (await button.isVisible()) return button.click()
      await more.click()
      await page.getByRole('menuitem', { name: t(action) }).click()
    }
    const settle = async (amount: string) => {
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').first().fill(amount)
      expect(await graveOf(page)).toEqual([])
      await dialog.getByRole('button', { name: t('payment.save') }).click()
      await expect(dialog).toHaveCount(0)
    }

    // Before money is taken, the form points to the note and the bill.
    await page.goto(`/${company}/create-payment-in?partyId=${partyId}`)
    const others = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: t('payment.elseOpen') }) })
    await expect(others).toContainText(t('payment.open.note'))
    await expect(others).toContainText(t('payment.open.otherSide'))
    expect(await graveOf(page)).toEqual([])
    await others.getByRole('link', { name: note.number }).click()
    await page.waitForURL(new RegExp(`view-sales-outward-notes/${note.id}`))
    await choose('credit.apply')
    await settle('50')
    await choose('credit.refund')
    await page.waitForURL(/create-payment-out\?/)
    await expect(page.locator('[name="amount"]')).toHaveValue('40.00')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-payment-out\/\d+/)
    await expect(page.getByRole('link', { name: note.number })).toBeVisible()

    await page.goto(`/${company}/view-purchase-bill/${bill.id}`)
    await choose('credit.setOff')
    await settle('40')
    await expect(
      page.locator('main').getByText(t('enum.InvoiceState.Paid'), { exact: true }).first(),
    ).toBeVisible()
    const detail = JSON.parse(String(await read(page, `salesInvoice/detail?id=${invoice.id}`))) as {
      totals: { total: string }
      balance: string
    }
    expect(Number(detail.balance)).toBeCloseTo(Number(detail.totals.total) - 90, 2)
  },
)

test(
  'bills of several suppliers are paid in one run from the due calendar, and a small rest is written off and opened again',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const [model] = await invoicesLike(page, [{}])
    const [item] = await rows(page, 'item/search', { sort: 'id ASC', size: 1 })
    const bills: { id: number; partyId: number }[] = []
    for (const name of ['Deccan Twine', 'Malabar Labels']) {
      const { id: partyId } = (await ask(page, 'party/save', {
        name,
        role: 'Supplier',
        taxpayerType: 'UNREG',
        emails: 'accounts@example.in',
        billingAddress: { line1: '5 Yarn Lane', city: 'Pune', stateCode: '27', pincode: '411001' },
      })) as { id: number }
      const { id } = (await ask(page, 'purchaseBill/save', {
        entityId: model!.entityId,
        partyId,
        date: model!.date,
        supplierNumber: 'RUN/1',
        supplierDate: model!.date,
        status: 'Active',
        reverseCharge: false,
        lines: [{ itemId: item!.id, quantity: '1', unitPrice: '60', priceIncludesTax: true }],
      })) as { id: number }
      bills.push({ id, partyId })
    }
    const calendar = `/${company}/due-calendar-report?side=payable${bills.map(({ partyId }) => `&partyIds=${partyId}`).join('')}`
    await page.goto(calendar)
    await expect(page.getByRole('row').filter({ hasText: 'RUN/1' })).toHaveCount(2)
    expect(await graveOf(page)).toEqual([])
    await page.getByRole('checkbox', { name: t('list.selectAll') }).check()
    await page.getByRole('button', { name: t('payRun.title') }).click()
    const dialog = page.getByRole('dialog')
    // A rest of the second is left open.
    await dialog
      .getByRole('textbox', { name: new RegExp(t('payout.amount')) })
      .last()
      .fill('55')
    expect(await graveOf(page)).toEqual([])
    await dialog.getByRole('button', { name: t('payRun.pay') }).click()
    await expect(dialog.getByRole('heading', { name: t('payRun.done') })).toBeVisible()
    await expect(dialog.getByRole('link')).toHaveCount(2)
    await dialog.getByRole('button', { name: t('payRun.mail') }).click()
    await expect(page.getByText(t('payRun.mailed', { count: 2 }))).toBeVisible()
    await dialog
      .getByRole('button', { name: t('common.close') })
      .last()
      .click()
    await expect(page.getByRole('row').filter({ hasText: 'RUN/1' })).toHaveCount(1)

    await page.goto(`/${company}/view-purchase-bill/${bills[1]!.id}`)
    await page.getByRole('button', { name: t('view.more') }).click()
    await page.getByRole('menuitem', { name: t('writeOff.make') }).click()
    const give = async (button: 'writeOff.make' | 'writeOff.undo') => {
      await dialog.getByLabel(t('payment.cancelReason')).fill('Rounded by the bank')
      await dialog.getByRole('button', { name: t(button) }).click()
      await expect(dialog).toHaveCount(0)
    }
    await give('writeOff.make')
    const state = (words: string) => page.locator('main').getByText(words, { exact: true }).first()
    await expect(state(t('enum.InvoiceState.Paid'))).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    await page.getByRole('button', { name: t('writeOff.undo') }).click()
    await give('writeOff.undo')
    await expect(state(t('invoiceState.partlyPaid', { percent: 91 }))).toBeVisible()
  },
)
