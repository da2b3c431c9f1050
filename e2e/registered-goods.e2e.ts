import { expect, test } from '@playwright/test'
import { ask, read } from './calls.ts'
import { choose, endsAtPortal, pincodeOf } from './eway-records.ts'
import { fillShort } from './invoice-form.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

test(
  'an invoice of goods: IRN and e-way bill together, the printed code is valid, vehicle changed, validity extended, all cancelled',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const panel = page.getByRole('tabpanel')
    const dialog = page.getByRole('dialog')
    const action = (key: Parameters<typeof t>[0]) => panel.getByRole('button', { name: t(key), exact: true })
    let id = 0

    await test.step('issued', async () => {
      await page.goto(`/${company}/create-sales-invoice`)
      await fillShort(page, '60')
      await page.keyboard.press('Control+s')
      await page.waitForURL(/view-sales-invoice\/\d+/)
      id = Number(/(\d+)$/.exec(new URL(page.url()).pathname)![1])
    })

    await test.step('registered with the bill for its goods', async () => {
      await page.goto(`/${company}/view-sales-invoice/${id}?tab=eInvoice`)
      await panel.locator('[name="withEWayBill"]').check()
      await action('eInvoice.generate').click()
      await dialog.locator('[name="transport.vehicleNumber"]').fill('KA01AB1234')
      // The distance between the PIN codes is filled in a moment later.
      await expect(dialog.locator('[name="transport.distance"]')).not.toHaveValue('')
      await dialog.locator('[name="transport.distance"]').fill('0')
      await dialog.locator('button[type="submit"]').click()
      await expect(panel.getByText(/^[0-9a-f]{64}$/)).toBeVisible()
      await expect(panel.getByText(t('eInvoice.signature.verified'))).toBeVisible()
    })

    await test.step('the printed code is read back, and its signature is valid', async () => {
      const pdf = await read(page, `salesInvoice/pdf?id=${id}`)
      const { entityId } = JSON.parse(String(await read(page, `salesInvoice/detail?id=${id}`))) as {
        entityId: number
      }
      const { files } = (await ask(page, 'qrReading/read', {
        entityId,
        files: [{ name: 'paper.pdf', content: pdf.toString('base64') }],
      })) as { files: { readings: { status: string }[] }[] }
      expect(files[0]!.readings.map(({ status }) => status)).toContain('Verified')
    })

    await test.step('another vehicle', async () => {
      await page.goto(`/${company}/view-sales-invoice/${id}?tab=eWayBill`)
      await expect(panel.getByText(/^\d{12}$/)).toBeVisible()
      await action('eWayBill.updateVehicle').click()
      await dialog.locator('[name="vehicleNumber"]').fill('KA05XY9999')
      await choose(page, 'reason', t('enum.EWayVehicleReason.Breakdown'))
      await dialog.locator('[name="remark"]').fill('Axle')
      await dialog.getByRole('button', { name: t('eWayBill.updateVehicle') }).click()
      await expect(panel.getByText('KA05XY9999')).toBeVisible()
    })

    await test.step('more time in the last eight hours', async () => {
      const number = await panel.getByText(/^\d{12}$/).innerText()
      await endsAtPortal(page, number, new Date(Date.now() + 4 * 3_600_000))
      await panel.getByRole('button', { name: t('view.more') }).click()
      await page.getByRole('menuitem', { name: t('eInvoice.refresh') }).click()
      await action('eWayBill.extend').click()
      await choose(page, 'reason', t('enum.EWayExtensionReason.NaturalCalamity'))
      await dialog.locator('[name="remark"]').fill('Flood on the road')
      await dialog.locator('[name="remainingDistance"]').fill('10')
      await dialog.locator('[name="pincode"]').fill(await pincodeOf(page, id))
      await dialog.getByRole('button', { name: t('eWayBill.extend') }).click()
      await expect(dialog).toBeHidden()
      await expect(panel.getByText(/^3 h \d+ min/)).toHaveCount(0)
    })

    await test.step('the IRN stays while its bill runs; both are cancelled in their order', async () => {
      await page.goto(`/${company}/view-sales-invoice/${id}?tab=eInvoice`)
      await expect(action('eInvoice.cancelIrn')).toBeDisabled()
      await page.goto(`/${company}/view-sales-invoice/${id}?tab=eWayBill`)
      await panel.getByRole('button', { name: t('view.more') }).click()
      await page.getByRole('menuitem', { name: t('eWayBill.cancel') }).click()
      await dialog.locator('[name="remark"]').fill('Order withdrawn')
      await dialog.getByRole('button', { name: t('eWayBill.cancel') }).click()
      await expect(panel.getByText(t('enum.EInvoiceStatus.Cancelled'), { exact: true })).toBeVisible()
      await page.goto(`/${company}/view-sales-invoice/${id}?tab=eInvoice`)
      await action('eInvoice.cancelIrn').click()
      await dialog.locator('[name="remark"]').fill('Order withdrawn')
      await dialog.getByRole('button', { name: t('eInvoice.cancelIrn') }).click()
      await expect(panel.getByText(t('invoice.irnCancelled'), { exact: true })).toBeVisible({
        timeout: 90_000,
      })
    })
  },
)
