import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ask, read } from './calls.ts'
import { ownGstin } from './own-gstin.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

/** Opens the notice that names the party, from the bell. */
async function openNotice(page: Page, subject: string, party: string): Promise<void> {
  await page.locator('button:has(.tabler-icon-bell)').click()
  await page.getByRole('button').filter({ hasText: subject }).filter({ hasText: party }).first().click()
}

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(Date.now())

test(
  'a payment out is sent for approval, rejected with the reason, changed, sent again and approved; its bill is paid once',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page, browser }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    // A GSTIN of its own: while approval is on, no other journey may pay from it.
    const { entityId, stateCode, pincode } = await ownGstin(page, info, {
      journey: 'paymentApproval',
      company,
    })
    const supplier = `Vela Packers ${stateCode}`
    const { id: partyId } = (await ask(page, 'party/save', {
      name: supplier,
      role: 'Supplier',
      taxpayerType: 'UNREG',
      billingAddress: { line1: '9 Mill Road', city: 'South', stateCode, pincode },
    })) as { id: number }
    const amount = (of: Page) => of.locator('[name="amount"]')
    const send = (of: Page) => of.locator('form').getByRole('button', { name: t('payApproval.submit') })

    const context = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      viewport: page.viewportSize(),
    })
    const author = await context.newPage()
    await signIn(author, info, { userName: 'purchase@bahi.example' })
    // By the author: a form offers the GSTIN that its user entered at last. It is in the books before approval is asked for.
    const bill = (await ask(author, 'purchaseBill/save', {
      entityId,
      partyId,
      date: today(),
      supplierNumber: `VP-${stateCode}`,
      supplierDate: today(),
      status: 'Active',
      lines: [{ description: 'Crates', hsn: '441520', quantity: '4', unitPrice: '250', taxRate: '0' }],
    })) as { id: number }
    await ask(page, 'subscriber/setting/entity/update', {
      entityId,
      settings: [{ name: 'EnableApprovalFlow', value: true }],
    })
    const payIt = `/${company}/create-payment-out?partyId=${partyId}&documentId=${bill.id}`
    const title = (of: Page) => of.getByRole('heading', { level: 1 })
    try {
      await test.step('the author sends it, and the bill is not offered a second time', async () => {
        await author.goto(payIt)
        await expect(amount(author)).toHaveValue('1,000.00')
        await expect(author.getByText(t('payApproval.needed'))).toBeVisible()
        await send(author).click()
        await author.waitForURL(/view-payment-out\/\d+/)
        await expect(title(author)).toContainText(t('enum.PaymentRequestStatus.Pending'))
        expect(await graveOf(author)).toEqual([])
        await author.goto(payIt)
        await expect(author.getByText(t('payApproval.waits', { amount: '₹1,000.00' }))).toBeVisible()
        await amount(author).fill('1000')
        await expect(author.locator('table input').first()).toHaveValue('')
      })

      await test.step('the approver finds it on dashboard, list and bell, and rejects it', async () => {
        await page.goto(`/${company}/dashboard`)
        await page.getByRole('link', { name: t('todo.pendingPayments') }).click()
        await page.waitForURL(/payment-out\?view=pending/)
        await expect(page.getByText(supplier).first()).toBeVisible()
        await openNotice(page, t('notification.paymentApprovalAsked.subject'), supplier)
        await page.waitForURL(/view-payment-out\/\d+/)
        await page.getByRole('button', { name: t('invoice.reject') }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel(t('invoice.rejectReason')).fill('Pay half now')
        await dialog.getByRole('button', { name: t('invoice.reject') }).click()
        await expect(title(page)).toContainText(t('enum.PaymentRequestStatus.Rejected'))
        expect(await graveOf(page)).toEqual([])
      })

      await test.step('the author reads why, changes the mode and sends it again', async () => {
        await author.goto(`/${company}/dashboard`)
        await openNotice(author, t('notification.paymentRejected.subject'), supplier)
        await author.waitForURL(/view-payment-out\/\d+/)
        await expect(author.getByText('Pay half now').first()).toBeVisible()
        await author.getByRole('button', { name: t('payApproval.edit') }).click()
        await expect(amount(author)).toHaveValue('1,000.00')
        await author.locator('[name="mode"]').selectOption('BankTransfer')
        await author.locator('[name="reference"]').fill(`UTR${stateCode}`)
        await send(author).click()
        await author.waitForURL(/view-payment-out\/\d+/)
        await expect(title(author)).toContainText(t('enum.PaymentRequestStatus.Pending'))
      })

      await test.step('approved it has its number, and the bill is paid', async () => {
        await page.reload()
        await expect(page.getByText(`UTR${stateCode}`)).toBeVisible()
        await page.getByRole('button', { name: t('invoice.approve') }).click()
        await expect(title(page)).toContainText(t('payout.paid'))
        const id = Number(/view-payment-out\/(\d+)/.exec(page.url())![1])
        const paid = JSON.parse(String(await read(page, `paymentOut/detail?id=${id}`))) as { number: string }
        await expect(title(page)).toContainText(paid.number)
        await expect(page.getByText(t('invoice.approvedBy'))).toBeVisible()
        await page.goto(`/${company}/view-purchase-bill/${bill.id}`)
        await expect(title(page)).toContainText(t('enum.InvoiceState.Paid'))
        await author.goto(`/${company}/dashboard`)
        await openNotice(author, t('notification.paymentApproved.subject'), supplier)
        await expect(title(author)).toContainText(paid.number)
      })
    } finally {
      await ask(page, 'entity/updateStatus', {
        ids: [entityId],
        status: 'Inactive',
        reason: 'End of the journey',
      })
      await context.close()
    }
  },
)
