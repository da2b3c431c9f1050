import { correctionCalls } from '@bahi/contracts/corrections.ts'
import { expect, test } from '@playwright/test'
import { invoicesLike } from './einvoice-records.ts'
import { fieldOfLine } from './lines.ts'
import { openWithin } from './routes.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'

const routes = correctionCalls.correction.reply.shape.route.options

test("'This invoice is wrong' asks three questions and opens the lawful route, filled in", async ({
  page,
}, info) => {
  const t = wordsOf(info)
  const company = await signIn(page, info)
  const [invoice] = await invoicesLike(page, [{}])
  if (!invoice) throw new Error('no invoice was made')
  const view = `/${company}/view-sales-invoice/${invoice.id}`
  await page.goto(view)
  const dialog = page.getByRole('dialog')
  const answer = async (
    wrong: 'notSupplied' | 'buyer' | 'tooHigh' | 'tooLow' | 'returned' | 'particulars',
    ...answers: readonly ('yes' | 'no')[]
  ) => {
    await openWithin(page, view)
    await page.getByRole('button', { name: t('view.more') }).click()
    await page.getByRole('menuitem', { name: t('correction.title') }).click()
    await dialog.getByLabel(t(`correction.wrong.${wrong}`)).check()
    for (const [at, question] of (['isSupplied', 'isBooked'] as const).entries())
      await dialog
        .getByRole('radiogroup', { name: t(`correction.${question}`) })
        .getByLabel(t(`common.${answers[at] ?? 'no'}`))
        .check()
    await dialog.getByRole('button', { name: t('correction.show') }).click()
  }
  const press = (label: Parameters<typeof t>[0]) => dialog.getByRole('button', { name: t(label) }).click()

  await answer('particulars')
  await expect(dialog.getByText(t('correction.edit'), { exact: true })).toBeFocused()
  await expect(dialog.getByText(t('correction.lastDay'))).toBeVisible()
  expect(await graveOf(page)).toEqual([])
  await press('kind.salesInvoice.edit')
  await page.waitForURL(/edit-sales-invoice\//)

  await answer('tooLow', 'yes', 'yes')
  await press('correction.openNote')
  await page.waitForURL(/create-sales-outward-notes\?documentId=/)
  await expect(page.locator('[name="noteType"]')).toHaveValue('Debit')
  await expect(page.locator('select[name="reason"]')).toHaveValue('Invoice Correction')
  // Nothing comes back: what each unit was wrong by is typed as its price.
  await expect(await fieldOfLine(page, info, 0, 'quantity')).toHaveValue('0')
  await (await fieldOfLine(page, info, 0, 'price')).fill('2.50')
  await page.keyboard.press('Control+s')
  await page.waitForURL(/view-sales-outward-notes\/\d+/)
  expect(await graveOf(page)).toEqual([])

  // What hours and filed returns decide is the rule's; here each of its answers leads where it says.
  let route: (typeof routes)[number] = 'cancel'
  await page.route('**/api/salesInvoice/correction', async (asked) => {
    const reply = await asked.fetch()
    await asked.fulfill({ response: reply, json: { ...(await reply.json()), route } })
  })
  const leads = [
    ['cancelIrn', 'correction.openEInvoice', /tab=eInvoice/],
    ['cancelBillFirst', 'correction.openEWayBill', /tab=eWayBill/],
    ['creditAndNew', 'correction.copyForRight', /clone-sales-invoice\//],
    ['gstr1a', 'correction.openGstr1a', /returns\/gstr1a\//],
  ] as const
  for (const [to, label, url] of leads) {
    route = to
    await answer('buyer')
    await expect(dialog.getByText(t(`correction.${to}`), { exact: true })).toBeVisible()
    await press(label)
    await page.waitForURL(url)
  }
  await answer('buyer')
  for (const said of routes) {
    route = said
    await press('correction.back')
    await expect(dialog.getByLabel(t('correction.wrong.buyer'))).toBeFocused()
    await press('correction.show')
    await expect(dialog.getByText(t(`correction.${said}.text`), { exact: true })).toBeVisible()
  }
  await page.unrouteAll({ behavior: 'wait' })

  // From the list; an invoice that no note corrects can be cancelled.
  const [other] = await invoicesLike(page, [{}])
  await page.goto(`/${company}/view-sales-invoice/${other!.id}`)
  await page.getByRole('button', { name: t('view.more') }).click()
  await page.getByRole('menuitem', { name: t('correction.title') }).click()
  await dialog.getByLabel(t('correction.wrong.notSupplied')).check()
  for (const no of await dialog.getByLabel(t('common.no'), { exact: true }).all()) await no.check()
  await press('correction.show')
  await press('kind.salesInvoice.cancel')
  const cancel = page.getByRole('dialog').filter({ has: page.getByLabel(t('invoice.cancelReason')) })
  await cancel.getByLabel(t('invoice.cancelReason')).fill('Twice')
  await cancel.getByRole('button', { name: t('kind.salesInvoice.cancel') }).click()
  await expect(page.getByText(t('enum.DocumentStatus.Cancelled')).first()).toBeVisible()
})
