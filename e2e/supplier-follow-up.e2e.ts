import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ask } from './calls.ts'
import { gstinOf, gstinOfSample } from './gstins.ts'
import { ownGstin } from './own-gstin.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

interface Mail {
  readonly subject: string
  readonly text: string
}
const mailsTo = async (page: Page, to: string): Promise<Mail[]> => {
  const inbox = await page.request.get(`/api/dev/inbox?format=json&to=${encodeURIComponent(to)}`)
  return (await inbox.json()) as Mail[]
}

test(
  'a supplier is asked for what GSTR-2B lacks, its answer is noted, and its filing is checked at the portal',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = Number(await signIn(page, info))
    const { entityId, stateCode, address } = await ownGstin(page, info, {
      journey: 'supplierFollowUp',
      company,
    })
    const mark = Math.random().toString(36).slice(2, 7)
    const gstin = gstinOf(`${stateCode}AAPFK${stateCode}17K1Z`)
    const [name, to] = [`Konkan Metals ${mark}`, `gst-${mark}@konkan.example`]
    const { id: partyId } = (await ask(page, 'party/save', {
      name,
      role: 'Supplier',
      taxpayerType: 'REG',
      gstin,
      billingAddress: address,
    })) as { id: number }
    await ask(page, 'purchaseBill/save', {
      entityId,
      partyId,
      date: '2026-08-12',
      supplierNumber: 'KM/77',
      supplierDate: '2026-08-12',
      status: 'Active',
      lines: [
        {
          description: 'Sheets',
          hsn: '73181500',
          supply: 'Goods',
          uqc: 'NOS',
          quantity: '1',
          unitPrice: '5000',
          taxRate: '18',
        },
      ],
    })
    const statement = {
      data: { gstin: gstinOfSample(stateCode), rtnprd: '082026', version: '4.0', docdata: { b2b: [] } },
    }
    const file = { name: 'returns.json', content: Buffer.from(JSON.stringify(statement)).toString('base64') }
    await ask(page, 'gstReturn/gstr2b/upload', { entityId, returnPeriod: '082026', file })
    const list = `/${company}/supplier-follow-ups?entityId=${entityId}&keyword=${mark}`
    const act = async (entry: string) => {
      await page
        .getByRole('button', { name: t('list.actions') })
        .first()
        .click()
      await page.getByRole('menuitem', { name: entry, exact: true }).click()
    }

    await test.step('nobody is known to ask; the vendor gets an address', async () => {
      await expect(async () => {
        await page.goto(list)
        await expect(page.getByRole('button', { name: t('list.actions') }).first()).toBeVisible({
          timeout: 5000,
        })
      }).toPass()
      expect(await graveOf(page)).toEqual([])
      await act(t('followUp.ofVendor'))
      await expect(page.locator('[name="gstin"]')).toHaveValue(gstin)
      await expect(page.locator('[name="name"]')).toHaveValue(name)
      await page.locator('[name="emails"]').fill(to)
      await page.keyboard.press('Control+s')
      await page.waitForURL(/view-vendor\/\d+|vendors/)
    })

    await test.step('the mail names the document, and goes out with what was added to it', async () => {
      await page.goto(list)
      await expect(page.getByText(t('enum.FollowUpState.ToAsk')).last()).toBeVisible()
      await act(t('followUp.send'))
      const dialog = page.getByRole('dialog')
      await expect(dialog.locator('[name="to"]')).toHaveValue(to)
      const body = dialog.locator('[name="body"]')
      await expect(body).toHaveValue(/KM\/77/)
      await expect(dialog.getByRole('row').filter({ hasText: 'KM/77' })).toBeVisible()
      expect(await graveOf(page)).toEqual([])
      await body.press('Control+End')
      await body.pressSequentially('\nMahesh')
      await dialog.getByRole('button', { name: t('followUp.send') }).click()
      await expect(dialog).toHaveCount(0)
      await expect.poll(async () => (await mailsTo(page, to)).length).toBe(1)
      const [mail] = await mailsTo(page, to)
      expect([mail!.text.includes('KM/77'), mail!.text.trim().endsWith('Mahesh')]).toEqual([true, true])
    })

    await test.step('the answer is noted; the list shows it', async () => {
      await page.goto(`/${company}/supplier-mails?keyword=${mark}`)
      await expect(page.getByText(t('enum.FollowUpMailState.Sent')).last()).toBeVisible()
      expect(await graveOf(page)).toEqual([])
      await act(t('followUp.noteAnswer'))
      const dialog = page.getByRole('dialog')
      await expect(dialog.locator('[name="answer"]')).toBeFocused()
      await page.keyboard.type('In GSTR-1 of September')
      expect(await graveOf(page)).toEqual([])
      await dialog.getByRole('button', { name: t('form.save') }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText('In GSTR-1 of September').first()).toBeVisible()
      await page.goto(list)
      await expect(page.getByText(t('enum.FollowUpState.Answered')).last()).toBeVisible()
    })

    await test.step('returns that the vendor has filed are looked up at the portal', async () => {
      await act(t('followUp.ofVendor'))
      await page.waitForURL(/view-vendor\/\d+/)
      await page.getByRole('button', { name: t('vendor.checkFilings') }).click()
      await page.getByRole('tab', { name: t('vendor.record') }).click()
      await expect(page.getByText(t('vendor.notFiled')).first()).toBeVisible()
      await expect(page.getByText(t('enum.QualityRating.Bad')).first()).toBeVisible()
      expect(await graveOf(page)).toEqual([])
    })
  },
)
