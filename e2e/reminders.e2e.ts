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

// In one file, one after the other: the ladder of the account words the mails that the first looks for.
test(
  'ticked invoices are mailed and their customer reminded, from the list and from the ageing, and the timeline says so',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const mark = Math.random().toString(36).slice(2, 7)
    const [name, to] = [`Reminded ${mark}`, `reminded-${mark}@bahi.example`]
    const { id: partyId } = (await ask(page, 'party/save', {
      name,
      role: 'Customer',
      taxpayerType: 'UNREG',
      placeOfSupply: '27',
      emails: to,
      // As an invoice of 50,000 rupees or more names it.
      billingAddress: { line1: '9 Mill Road', city: 'Pune', stateCode: '27', pincode: '411001' },
    })) as { id: number }
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
    const late = { partyId, placeOfSupply: '27', date: day(9), dueDate: day(4) }
    const [first, second] = await invoicesLike(page, [late, late, { ...late, dueDate: day(-20) }])
    const confirm = (label: string) => page.getByRole('dialog').getByRole('button', { name: label }).click()
    const bulk = async (label: string) => {
      await page.getByRole('button', { name: new RegExp(`^${label}`) }).click()
      await confirm(label)
    }

    await test.step('each ticked invoice goes out with its own e-mail', async () => {
      await page.goto(`/${company}/sales-invoice?partyIds=${partyId}`)
      for (const one of [first!, second!])
        await page
          .getByRole('row')
          .filter({ hasText: one.number })
          .getByRole('checkbox', { name: t('list.selectRow') })
          .check()
      await bulk(t('invoice.send'))
      await expect.poll(async () => (await subjectsTo(page, to)).length).toBe(2)
      const sent = (await subjectsTo(page, to)).join('\n')
      expect(sent).toContain(first!.number)
      expect(sent).toContain(second!.number)
    })

    await test.step('of what is overdue the customer gets one reminder', async () => {
      await page.goto(`/${company}/party-ageing-report?keyword=${mark}`)
      const row = page.getByRole('row').filter({ hasText: name })
      await row.getByRole('button', { name: t('list.actions') }).click()
      await page.getByRole('menuitem', { name: t('invoice.remind') }).click()
      // How it reads is seen before it goes out.
      const seen = page.getByRole('dialog').getByRole('region', { name: t('enum.ReminderChannel.mail') })
      for (const one of [first!, second!]) await expect(seen).toContainText(one.number)
      await confirm(t('reminder.send'))
      const reminders = async () =>
        (await subjectsTo(page, to)).filter((subject) => subject.startsWith(t('mail.paymentReminder')))
      await expect.poll(async () => (await reminders()).length).toBe(1)
    })

    await test.step('a second one on the same day is refused, each invoice with the reason', async () => {
      await page.goto(`/${company}/sales-invoice?partyIds=${partyId}&view=overdue`)
      await page.getByRole('checkbox', { name: t('list.selectAll') }).check()
      await bulk(t('invoice.remind'))
      await page.getByRole('button', { name: t('tasks.title') }).click()
      await page
        .getByRole('button', { name: t('tasks.errors') })
        .first()
        .click()
      const reasons = page.locator('[aria-modal="true"]').filter({ hasText: t('mail.refused.today') })
      await expect(reasons).toContainText(first!.number)
      await expect(reasons).toContainText(second!.number)
      expect(await subjectsTo(page, to)).toHaveLength(3)
    })

    await test.step('the timeline of the invoice has all of it, the newest first', async () => {
      await page.goto(`/${company}/view-sales-invoice/${first!.id}?tab=history`)
      const events = page.getByRole('main').locator('ol > li')
      await expect(events).toHaveCount(3)
      await expect(events.nth(0)).toContainText(t('mail.paymentReminder'))
      await expect(events.nth(0)).toContainText(to)
      await expect(events.nth(1)).toContainText(t('mail.documentSent'))
      await expect(events.nth(2)).toContainText(t('history.create'))
    })
  },
)

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
