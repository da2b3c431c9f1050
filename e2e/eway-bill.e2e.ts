import { expect, test } from '@playwright/test'
import {
  billOf,
  choose,
  endsAtPortal,
  gstins,
  invoiceToMove,
  pincodeOf,
  saveMovement,
} from './eway-records.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'
import { takeOver } from './take-over.ts'

const hourMs = 3_600_000

test(
  'goods of an invoice get their e-way bill, change vehicles, are given more time, and the bill is cancelled',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const id = await invoiceToMove(page)
    await page.goto(`/${company}/view-sales-invoice/${id}?tab=eWayBill`)
    const panel = page.getByRole('tabpanel')
    const dialog = page.getByRole('dialog')
    const action = (key: Parameters<typeof t>[0]) => panel.getByRole('button', { name: t(key), exact: true })

    await test.step('why a bill is needed, and the transport it is made with', async () => {
      await expect(panel.getByText(t('eWayBill.need.needed'), { exact: true })).toBeVisible()
      await action('eWayBill.generate').click()
      await dialog.locator('[name="transport.vehicleNumber"]').fill('ka 01 ab 1234')
      await dialog.getByRole('button', { name: t('eWayBill.distance.look') }).click()
      await expect(dialog.locator('[name="transport.distance"]')).toHaveValue(/^\d+$/)
      expect(await graveOf(page)).toEqual([])
      await dialog.getByRole('button', { name: t('eWayBill.generate') }).click()
      await expect(panel.getByText(/^\d{12}$/)).toBeVisible()
      await expect(panel.getByText('KA01AB1234')).toBeVisible()
      expect(await graveOf(page)).toEqual([])
    })

    await test.step('the official form opens', async () => {
      await panel.getByRole('button', { name: t('eInvoice.print') }).click()
      await Promise.all([
        Promise.race([page.waitForEvent('popup'), page.waitForEvent('download')]),
        page.getByRole('menuitem', { name: t('eWayBill.print.detailed') }).click(),
      ])
      await page.bringToFront()
    })

    await test.step('another vehicle, with a reason that is asked for', async () => {
      await action('eWayBill.updateVehicle').click()
      await dialog.locator('[name="vehicleNumber"]').fill('KA05XY9999')
      await dialog.getByRole('button', { name: t('eWayBill.updateVehicle') }).click()
      await expect(dialog.locator('[data-field="reason"]')).toHaveAttribute('aria-invalid', 'true')
      await choose(page, 'reason', t('enum.EWayVehicleReason.Breakdown'))
      await dialog.locator('[name="remark"]').fill('Axle')
      await dialog.getByRole('button', { name: t('eWayBill.updateVehicle') }).click()
      await expect(panel.getByText('KA05XY9999')).toBeVisible()
      await expect(
        panel.getByText(t('enum.EInvoiceStatus.VehicleDetailUpdated'), { exact: true }),
      ).toBeVisible()
    })

    await test.step('more time is not given before the last eight hours, and why', async () => {
      await expect(action('eWayBill.extend')).toBeDisabled()
      await panel.getByText(t('eWayBill.notNow')).click()
      await expect(panel.locator('dt').getByText(t('eWayBill.extend'))).toBeVisible()
    })

    await test.step('in the last eight hours it is: the board leads there', async () => {
      const number = await panel.getByText(/^\d{12}$/).innerText()
      await endsAtPortal(page, number, new Date(Date.now() + 4 * hourMs))
      await panel.getByRole('button', { name: t('view.more') }).click()
      await page.getByRole('menuitem', { name: t('eInvoice.refresh') }).click()
      await expect(action('eWayBill.extend')).toBeEnabled()
      await page.goto(`/${company}/e-way-bill-board`)
      const line = page.getByRole('listitem').filter({ hasText: number })
      await line.getByRole('button', { name: t('eWayBill.extend') }).click()
      await choose(page, 'reason', t('enum.EWayExtensionReason.NaturalCalamity'))
      await dialog.locator('[name="remark"]').fill('Flood on the road')
      await dialog.locator('[name="remainingDistance"]').fill('10')
      await dialog.locator('[name="pincode"]').fill(await pincodeOf(page, id))
      expect(await graveOf(page)).toEqual([])
      await dialog.getByRole('button', { name: t('eWayBill.extend') }).click()
      await expect(line.getByText(/\b3 h \d+ min/)).toHaveCount(0)
    })

    await test.step('cancelled within its 24 hours; the goods may have another', async () => {
      await page.goto(`/${company}/view-sales-invoice/${id}?tab=eWayBill`)
      await panel.getByRole('button', { name: t('view.more') }).click()
      await page.getByRole('menuitem', { name: t('eWayBill.cancel') }).click()
      await dialog.locator('[name="remark"]').fill('Order withdrawn')
      expect(await graveOf(page)).toEqual([])
      await dialog.getByRole('button', { name: t('eWayBill.cancel') }).click()
      await expect(panel.getByText(t('enum.EInvoiceStatus.Cancelled'), { exact: true })).toBeVisible()
      await expect(action('eWayBill.generate')).toBeVisible()
    })
  },
)

test(
  'goods without a document are typed by the keyboard, get their bill, and join a sheet with others',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const [one, other] = await gstins(page)
    const beside = await billOf(page, await saveMovement(page, one!, other!))
    const panel = page.getByRole('tabpanel')

    await test.step('typed', async () => {
      await page.goto(`/${company}/create-e-way-bill`)
      await choose(page, 'entityId', one!.gstin)
      await page.locator('[name="number"]').fill(`K${Date.now() % 1e9}`)
      await page.locator('[name="to.gstin"]').fill(other!.gstin)
      await page.locator('[name="to.name"]').fill('Pune Job Works')
      const delivery = other!.stateCode === '27' ? ['411001', 'Pune'] : ['560058', 'Bengaluru']
      await page.locator('[name="shippingAddress.line1"]').fill('Plot 9')
      await page.locator('[name="shippingAddress.pincode"]').fill(delivery[0]!)
      await page.locator('[name="shippingAddress.city"]').fill(delivery[1]!)
      await page.locator('[name="lines.0.name"]').fill('Steel tube')
      await page.keyboard.press('Tab')
      for (const value of ['73063090', '100', 'NOS', '900', '', '18']) {
        if (value) await page.keyboard.type(value)
        await page.keyboard.press('Enter')
      }
      await page.locator('[name="transport.vehicleNumber"]').fill('MH14CD5678')
      await expect(page.getByText(/1,06,200\.00/)).toBeVisible()
      expect(await graveOf(page)).toEqual([])
      // Enter in a field would press the first button that saves: it asks the portal for nothing.
      await expect(page.locator('form [type="submit"]').first()).not.toHaveAttribute('name')
      // However long the saving takes, the bill is asked for after it.
      await takeOver(page, '**/api/eWayBill/save', (route) => setTimeout(() => void route.continue(), 2500))
      await page.getByRole('button', { name: t('movement.saveAndGenerate') }).click()
      await expect(panel.getByText(/^\d{12}$/)).toBeVisible()
      await expect(panel.getByText('MH14CD5678')).toBeVisible()
    })

    await test.step('found in the list by its number, with what is left of it', async () => {
      const number = await panel.getByText(/^\d{12}$/).innerText()
      await page.goto(`/${company}/e-way-bill?keyword=${number}`)
      await expect(page.getByText(number).first()).toBeVisible()
      expect(await graveOf(page)).toEqual([])
    })

    await test.step('on one sheet with another', async () => {
      await page.goto(`/${company}/consolidated-e-way-bill`)
      await page
        .getByRole('button', { name: t('sheet.create') })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await choose(page, 'entityId', one!.gstin)
      await dialog.getByRole('checkbox', { name: new RegExp(beside.ewbNo) }).check()
      await dialog.locator('[name="vehicleNumber"]').fill('MH12ZZ0001')
      await dialog.locator('[name="place"]').fill('Pune')
      expect(await graveOf(page)).toEqual([])
      await dialog.getByRole('button', { name: t('sheet.create') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d{10}/)
      await expect(page.getByRole('link', { name: beside.ewbNo })).toBeVisible()
    })
  },
)
