import { expect, test } from '@playwright/test'
import { invoicesLike } from './einvoice-records.ts'
import type { Issued } from './einvoice-records.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

test(
  'an invoice is checked, gets its IRN from the portal, is printed and cancelled there',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const [{ id, number, date, entityId }] = (await invoicesLike(page, [{}])) as [Issued]
    await page.goto(`/${company}/view-sales-invoice/${id}?tab=eInvoice`)
    const panel = page.getByRole('tabpanel')
    await expect(panel.getByText(t('enum.EInvoiceStatus.YetNotGenerated'))).toBeVisible()

    await test.step('checked: nothing that the portal would refuse', async () => {
      await panel.getByRole('button', { name: t('eInvoice.check') }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(t('eInvoice.checkGood'))).toBeVisible()
      expect(await graveOf(page)).toEqual([])
      await dialog.getByRole('button', { name: t('eInvoice.generate') }).click()
    })

    await test.step('registered: IRN, acknowledgement, verified signature, QR', async () => {
      await expect(panel.getByText(t('enum.EInvoiceStatus.Generated'), { exact: true })).toBeVisible({
        timeout: 90_000,
      })
      await expect(panel.getByText(/^[0-9a-f]{64}$/)).toBeVisible()
      await expect(panel.getByText(t('eInvoice.signature.verified'))).toBeVisible()
      await expect(panel.getByRole('img', { name: t('eInvoice.qr') })).toBeVisible()
      expect(await graveOf(page)).toEqual([])
    })

    await test.step('exchanges with the portal are in its log, by the number of the document', async () => {
      await page.goto(`/${company}/e-invoice`)
      await page.getByRole('button', { name: t('portal.exchanges') }).click()
      const log = page.getByRole('dialog')
      await log.getByLabel(t('portal.exchangeNumber')).fill(number)
      await log.locator('summary', { hasText: 'generate' }).first().click()
      await expect(log.locator('pre').first()).toContainText(`"No": "${number}"`)
      expect(await graveOf(page)).toEqual([])
      await page.goto(`/${company}/view-sales-invoice/${id}?tab=eInvoice`)
    })

    await test.step('its JSON is copied as people read it', async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await panel.getByRole('button', { name: t('eInvoice.copyJson') }).click()
      await expect(page.getByTestId('toasts')).toContainText(t('eInvoice.jsonCopied'))
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\{\n {2}"/)
    })

    await test.step('the paper carries the IRN', async () => {
      const irn = await panel.getByText(/^[0-9a-f]{64}$/).innerText()
      await page.goto(`/${company}/view-sales-invoice/${id}`)
      await expect(page.getByText(irn).first()).toBeVisible()
      await Promise.all([
        Promise.race([page.waitForEvent('popup'), page.waitForEvent('download')]),
        page.getByRole('button', { name: t('invoice.print') }).click(),
      ])
      await page.bringToFront()
    })

    await test.step('found again at the portal: by IRN, acknowledgement and document; the GSTIN too', async () => {
      await page.goto(`/${company}/view-sales-invoice/${id}?tab=eInvoice`)
      const irn = await panel.getByText(/^[0-9a-f]{64}$/).innerText()
      const ackNo = await panel.getByText(/^\d{15}$/).innerText()
      await page.goto(`/${company}/e-invoice-lookup`)
      const found = async () => {
        await page.getByRole('button', { name: t('lookup.run') }).click()
        await expect(page.getByText(irn)).toBeVisible()
        await expect(page.getByText(t('eInvoice.signature.verified'))).toBeVisible()
        await expect(page.getByRole('link', { name: t('lookup.open') })).toHaveAttribute(
          'href',
          new RegExp(`view-sales-invoice/${id}`),
        )
      }
      await page.locator('[name="entityId"]').selectOption(String(entityId))
      await page.locator('[name="Irn"]').fill(irn)
      await found()
      expect(await graveOf(page)).toEqual([])
      await page.locator('[name="by"]').selectOption('AckNo')
      await page.locator('[name="AckNo"]').fill(ackNo)
      await found()
      await page.locator('[name="by"]').selectOption('DocumentDetails')
      await page.locator('[name="number"]').fill(number)
      await page.locator('[name="date"]').fill(date.split('-').toReversed().join('/'))
      await found()
      await page.locator('[name="by"]').selectOption('Gstin')
      await page.locator('[name="Gstin"]').fill('27AAACB4410K1ZY')
      await page.getByRole('button', { name: t('lookup.sync') }).click()
      await expect(page.getByText(t('lookup.status.ACT'), { exact: true })).toBeVisible()
      expect(await graveOf(page)).toEqual([])
    })

    await test.step('after the 24 hours a credit note is offered instead', async () => {
      const detail = '**/api/eInvoice/detail?*'
      await page.route(detail, async (asked) => {
        const reply = await asked.fetch()
        const json = { ...((await reply.json()) as object), cancelBy: '2026-01-01T00:00:00Z' }
        await asked.fulfill({ response: reply, json })
      })
      await page.goto(`/${company}/view-sales-invoice/${id}?tab=eInvoice`)
      await expect(panel.getByText(t('eInvoice.noteInstead'))).toBeVisible()
      await panel.getByRole('button', { name: t('eInvoice.makeNote') }).click()
      await page.waitForURL(/create-sales-outward-notes\?documentId=\d+&noteType=Credit/)
      await page.unroute(detail)
    })

    await test.step('cancelled within its 24 hours, and not registered again', async () => {
      await page.goto(`/${company}/view-sales-invoice/${id}?tab=eInvoice`)
      await panel.getByRole('button', { name: t('eInvoice.cancelIrn') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('[name="remark"]').fill('Wrong buyer')
      expect(await graveOf(page)).toEqual([])
      await dialog.getByRole('button', { name: t('eInvoice.cancelIrn') }).click()
      await expect(panel.getByText(t('invoice.irnCancelled'), { exact: true })).toBeVisible({
        timeout: 90_000,
      })
      // What comes next is said, and is the main action: the number cannot be registered again.
      await page.reload()
      await expect(page.getByText(t('invoice.irnCancelledText'))).toBeVisible()
      await page
        .getByRole('button', { name: t('invoice.cancelAndCopy') })
        .first()
        .click()
      await dialog.getByLabel(t('invoice.cancelReason')).fill('IRN cancelled')
      await dialog.getByRole('button', { name: t('kind.salesInvoice.cancel'), exact: true }).click()
      await page.waitForURL(/clone-sales-invoice/)
    })

    if (info.project.name !== 'desktop-en') return
    await test.step('those of weeks ago in one task; what other journeys make today stays out', async () => {
      const to = new Date(Date.now() - 14 * 86_400_000).toISOString().slice(0, 10)
      await page.goto(`/${company}/e-invoice?states=YetNotGenerated&period=Custom&to=${to}`)
      const rest = page.getByRole('button', { name: t('enum.EInvoiceStatus.YetNotGenerated') })
      await expect(rest).toContainText(/[1-9]/)
      const generate = new RegExp(t('eInvoice.generateCount').replace('{{count}}', '\\d+'))
      await page.getByRole('button', { name: generate }).click()
      await page.getByRole('dialog').getByRole('button', { name: generate }).click()
      await expect(rest).toHaveText(new RegExp(`${t('enum.EInvoiceStatus.YetNotGenerated')}\\s*0`), {
        timeout: 90_000,
      })
    })
  },
)
