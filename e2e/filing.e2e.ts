import { expect, test } from '@playwright/test'
import { ask } from './calls.ts'
import { gstinOf } from './gstins.ts'
import { ownGstin } from './own-gstin.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

/** The code that the sandbox sends every time. */
const code = '575757'

test(
  'GSTR-1 is pushed, a refused invoice is mended through its link, and GSTR-1 and GSTR-3B are filed with the code',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    // A GSTIN of its own, because what is filed is locked.
    const { entityId, stateCode, pincode } = await ownGstin(page, info, { journey: 'filing', company })
    // The portal knows no unit of a zone by this GSTIN, so it refuses the invoice.
    const { id: partyId } = (await ask(page, 'party/save', {
      name: `Zone unit ${stateCode}`,
      role: 'Customer',
      taxpayerType: 'SEZ',
      gstin: gstinOf(`${stateCode}AAACZ4410K1Z`),
      billingAddress: {
        line1: '2 Zone Road',
        city: 'Zone',
        stateCode,
        pincode,
      },
    })) as { id: number }
    const month = monthBefore()
    const invoice = {
      entityId,
      date: `${month.slice(2)}-${month.slice(0, 2)}-05`,
      status: 'Active',
      lines: [
        {
          description: 'Bolt',
          hsn: '73181500',
          supply: 'Goods',
          uqc: 'NOS',
          quantity: '10',
          unitPrice: '100',
          taxRate: '18',
        },
      ],
    }
    const { number } = (await ask(page, 'salesInvoice/save', {
      ...invoice,
      partyId,
      supplyKind: 'SEZWP',
    })) as { number: string }
    await ask(page, 'subscriber/apiRegistration/generateOtp', { entityId, userName: `sahyadri.${stateCode}` })
    await ask(page, 'subscriber/apiRegistration/validateOtp', { entityId, otp: code })

    await page.goto(`/${company}/gstr1-report?entityId=${entityId}&period=${month}&tab=portal`)
    await page.getByRole('button', { name: t('filing.push') }).click()
    await expect(page.getByText(t('filing.state.SavedInPart'))).toBeVisible()
    await test.step('what was refused names its document and what to do', async () => {
      await page.getByRole('link', { name: number }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
      const { records } = (await ask(page, 'salesInvoice/search', { entityIds: [entityId] })) as {
        records: { id: number }[]
      }
      await ask(page, 'salesInvoice/cancel', { ids: [records[0]!.id], reason: 'Wrong Details' })
      await ask(page, 'salesInvoice/save', { ...invoice, partyId: await ownCustomer() })
    })
    await page.goto(`/${company}/gstr1-report?entityId=${entityId}&period=${month}&tab=portal`)
    await page.getByRole('button', { name: t('filing.pushAgain') }).click()
    await expect(page.getByText(t('filing.state.Saved'), { exact: true })).toBeVisible()
    await expect(page.getByText(t('filing.agrees'))).toBeVisible()

    await signAndFile()

    await test.step('GSTR-3B follows: pushed, paid from the cash ledger and filed', async () => {
      await page.goto(`/${company}/returns/gstr3b/${month}?entityId=${entityId}&tab=portal`)
      await page.getByRole('button', { name: t('filing.push') }).click()
      await expect(page.getByText(t('filing.state.Saved'), { exact: true })).toBeVisible()
      await expect(page.getByText(t('filing.agrees'))).toBeVisible()
      await signAndFile()
    })

    await test.step('data activities say what was sent, and what the portal replied', async () => {
      await page.goto(`/${company}/data-activities?directions=Push&entityIds=${entityId}`)
      const kind = (name: 'pushReturn' | 'fileReturn') => t(`enum.ActivityKind.${name}`)
      await expect(page.getByText(kind('fileReturn'))).toHaveCount(2)
      await page.getByText(kind('pushReturn')).first().click()
      const said = page.getByRole('dialog').locator('details')
      await expect(said.first()).toBeVisible()
      await said.first().click()
      await expect(said.first().locator('code')).toContainText('/returns')
    })

    async function signAndFile(): Promise<void> {
      await page.getByRole('button', { name: t('filing.requestCode') }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.locator('[name="pan"]')).toHaveValue('AABCS5821K')
      await expect(dialog.locator('[name="pan"]')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(dialog.locator('[name="otp"]')).toBeFocused()
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(page.getByText(t('filing.state.Filed'), { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(t('gstr1.filed'))
    }

    async function ownCustomer(): Promise<number> {
      const { id } = (await ask(page, 'party/save', {
        name: `Harbour Stores ${stateCode}`,
        role: 'Customer',
        taxpayerType: 'REG',
        gstin: gstinOf(`${stateCode}AAACY4410K1Z`),
        billingAddress: {
          line1: '2 Market Road',
          city: 'Zone',
          stateCode,
          pincode,
        },
      })) as { id: number }
      return id
    }
  },
)

/** As '102026': a return is filed after the end of its period. */
function monthBefore(): string {
  const today = new Date()
  const before = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1))
  return `${String(before.getUTCMonth() + 1).padStart(2, '0')}${before.getUTCFullYear()}`
}
