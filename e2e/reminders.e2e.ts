import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ask } from './calls.ts'
import { invoicesLike } from './einvoice-records.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

const subjectsTo = async (page: Page, to: string): Promise<string[]> => {
  const inbox = await page.request.get(`/api/dev/inbox?format=json&to=${encodeURIComponent(to)}`)
  return ((await inbox.json()) as { subject: string }[]).map(({ subject }) => subject)
}

test(
  'a ladder is set up, an overdue party is due to be reminded, is reminded, promises to pay and is left alone until then',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const mark = Math.random().toString(36).slice(2, 7)
    const [name, to] = [`Ladder ${mark}`, `ladder-${mark}@bahi.example`]
    const { id: partyId } = (await ask(page, 'party/save', {
      name,
      role: 'Customer',
      taxpayerType: 'UNREG',
      placeOfSupply: '27',
      emails: to,
      mobile: '9822012345',
      // As an invoice of 50,000 rupees or more names it.
      billingAddress: { line1: '9 Mill Road', city: 'Pune', stateCode: '27', pincode: '411001' },
    })) as { id: number }
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
    const late = { partyId, placeOfSupply: '27', date: day(30), dueDate: day(8) }
    const [invoice] = await invoicesLike(page, [late])

    await test.step('the steps are saved; nothing goes out on its own', async () => {
      await page.goto(`/${company}/reminder-settings`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(t('reminder.ladder'))
      expect(await graveOf(page)).toEqual([])
      await page.getByRole('button', { name: t('reminder.saveLadder') }).click()
      await expect(page.getByText(t('reminder.ladderSaved')).first()).toBeVisible()
    })

    await test.step('the party is in the work list, sees its message and gets it', async () => {
      await page.goto(`/${company}/payment-reminders?keyword=${mark}`)
      await expect(page.getByText(name)).toBeVisible()
      await page
        .getByRole('button', { name: t('list.actions') })
        .first()
        .click()
      await page.getByRole('menuitem', { name: t('reminder.send') }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('region').first()).toContainText(invoice!.number)
      expect(await graveOf(page)).toEqual([])
      await dialog.getByRole('button', { name: t('reminder.send') }).click()
      await expect.poll(async () => (await subjectsTo(page, to)).length).toBe(1)
    })

    await test.step('it is in the log and done for the day', async () => {
      await page.goto(`/${company}/reminders-sent?partyIds=${partyId}`)
      await expect(page.getByText(t('enum.ReminderSentState.Sent')).first()).toBeVisible()
      await page.goto(`/${company}/payment-reminders?keyword=${mark}`)
      await expect(page.getByText(t('list.nothingFound'))).toBeVisible()
    })

    await test.step('a promise to pay is noted with the party and listed', async () => {
      await page.goto(`/${company}/view-party/${partyId}?tab=reminders`)
      await page.getByRole('button', { name: t('reminder.promise') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('reminder.savePromise') })
        .click()
      await expect(page.getByRole('table', { name: t('reminder.promises') })).toContainText(
        t('enum.PromiseState.Open'),
      )
      expect(await graveOf(page)).toEqual([])
      await page.goto(`/${company}/payment-promises?partyIds=${partyId}`)
      await expect(page.getByText(name)).toBeVisible()
    })
  },
)
