import { expect, test } from '@playwright/test'
import { ask } from './calls.ts'
import { factOf } from './facts.ts'
import { customer } from './einvoice-records.ts'
import { graveOf } from './screen-checks.ts'
import { signIn } from './session.ts'
import { inShapes } from './shapes.ts'

test(
  'a payment keeps what is filled into an own field, in its view and its list',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const company = await signIn(page, info)
    const label = `Till ${Math.random().toString(36).slice(2, 6)}`
    const { id: field } = (await ask(page, 'subscriber/setting/customField/save', {
      recordKind: 'paymentIn',
      type: 'text',
      labels: { en: label },
      isInList: true,
      isPrinted: true,
    })) as { id: number }
    try {
      const partyId = await customer(page, `Own field ${info.project.name}`)
      await page.goto(`/${company}/create-payment-in?partyId=${partyId}`)
      await page.locator('[name="amount"]').fill('250')
      await page.getByLabel(label).fill('Front desk')
      expect(await graveOf(page)).toEqual([])
      await page.keyboard.press('Control+s')
      await page.waitForURL(/view-payment-in\/\d+/)
      await expect(factOf(page, label)).toHaveText('Front desk')
      expect(await graveOf(page)).toEqual([])
      await page.goto(`/${company}/payment-in?partyIds=${partyId}`)
      if (info.project.name.startsWith('desktop'))
        await expect(page.getByRole('cell', { name: 'Front desk' })).toBeVisible()
    } finally {
      await ask(page, 'subscriber/setting/customField/delete', { id: field })
    }
  },
)
