import { expect, test } from '@playwright/test'
import { buyer, invoicesLike } from './einvoice-records.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

/** Buyers in Maharashtra with a PIN code of Karnataka: the portal refuses that. */
const badAddress = { line1: '7 Mill Road', city: 'Pune', stateCode: '27', pincode: '560001' }

test(
  'two hundred invoices together: three are refused, explained, corrected and sent again',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const partyId = await buyer(page)
    await invoicesLike(
      page,
      Array.from({ length: 200 }, (_, at) => ({
        partyId,
        placeOfSupply: '27',
        ...(at % 70 === 9 ? { billingAddress: badAddress } : {}),
      })),
    )
    const list = `/${company}/e-invoice?partyIds=${partyId}`
    const chip = (state: 'Generated' | 'Rejected' | 'YetNotGenerated') =>
      page.getByRole('button', { name: new RegExp(`^${t(`enum.EInvoiceStatus.${state}`)}`) })
    const shows = (state: Parameters<typeof chip>[0], count: number) =>
      expect(chip(state)).toHaveText(new RegExp(`${t(`enum.EInvoiceStatus.${state}`)}\\s*${count}$`), {
        timeout: 120_000,
      })

    await test.step('all that match are sent in one go', async () => {
      await page.goto(list)
      await shows('YetNotGenerated', 200)
      const generate = new RegExp(t('eInvoice.generateCount').replace('{{count}}', '\\d+'))
      await page.getByRole('button', { name: generate }).click()
      await page.getByRole('dialog').getByRole('button', { name: generate }).click()
      await shows('Generated', 197)
      await shows('Rejected', 3)
    })

    await test.step('each refused one shows the reason, and its link leads to the field', async () => {
      for (let left = 3; left > 0; left--) {
        await page.goto(`${list}&states=Rejected&keyword=`)
        const rows = page.getByRole('row').filter({ hasText: t('enum.EInvoiceStatus.Rejected') })
        await rows
          .nth(left - 1)
          .getByRole('button', { name: t('list.actions') })
          .click()
        await page.getByRole('menuitem', { name: t('eInvoice.check') }).click()
        const dialog = page.getByRole('dialog')
        await expect(dialog.getByText('billingAddress.pincode').first()).toBeVisible()
        if (left === 3) expect(await graveOf(page)).toEqual([])
        await dialog
          .getByRole('listitem')
          .filter({ hasText: 'billingAddress.pincode' })
          .getByRole('link')
          .first()
          .click()
        await page.waitForURL(/edit-sales-invoice\/\d+\?field=/)
        const pincode = page.locator('[name="address.pincode"]')
        await expect(pincode).toBeFocused()
        await pincode.fill('411001')
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('invoice.useAddress') })
          .click()
        await page.keyboard.press('Control+s')
        await page.waitForURL(/view-sales-invoice\/\d+/)
      }
    })

    await test.step('sent again together', async () => {
      await page.goto(`${list}&states=Rejected`)
      await page
        .getByRole('row')
        .filter({ hasText: t('enum.EInvoiceStatus.Rejected') })
        .first()
        .waitFor()
      await page.getByRole('checkbox', { name: t('list.selectAll') }).check()
      await page
        .getByRole('region', { name: t('list.bulk') })
        .getByRole('button', { name: t('eInvoice.generate') })
        .click()
      await shows('Generated', 200)
      await shows('Rejected', 0)
    })
  },
)
