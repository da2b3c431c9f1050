import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { cell, fillShort } from './invoice-form.ts'
import { signIn, wordsOf, missingOf } from './session.ts'
import { inShapes } from './shapes.ts'
import { takeOver } from './take-over.ts'

const some = () => Math.random().toString(36).slice(2, 8)
/** Calls the interface as the page does. */
async function ask(page: Page, path: string, body?: object): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ([address, text]) => {
      const { token } = JSON.parse(localStorage.getItem('auth')!) as { token: string }
      const reply = await fetch(`/api/${address}`, {
        method: text ? 'POST' : 'GET',
        headers: { 'auth-token': token, ...(text ? { 'content-type': 'application/json' } : {}) },
        ...(text ? { body: text } : {}),
      })
      return (await reply.json()) as Record<string, unknown>
    },
    [path, body ? JSON.stringify(body) : ''] as const,
  )
}

test(
  'a customer and an item are made from the form, by keyboard',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const run = some()
    await page.goto(`/${company}/create-sales-invoice`)
    await expect(page.locator('[name="partyId"]')).toBeFocused()
    await page.keyboard.type(`Walk in ${run}`)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel(t('invoice.quickName'))).toHaveValue(`Walk in ${run}`)
    await dialog.getByLabel(t('invoice.quickState')).selectOption('29')
    await dialog.getByLabel(t('invoice.quickName')).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.locator('[name="partyId"]')).toHaveValue(`Walk in ${run}`)

    await cell(page, 0, 0).focus()
    await page.keyboard.type(`Hinge ${run}`)
    await page.keyboard.press('Enter')
    await expect(dialog.locator('[name="newItem.name"]')).toHaveValue(`Hinge ${run}`)
    // Anyone who types faster than the server answers saves what was meant: the save waits for the code picked.
    await takeOver(page, '**/api/hsnSac/pick*', (route) => setTimeout(() => void route.continue(), 1500))
    await dialog.locator('[name="newItem.hsn"]').fill('83021010')
    await dialog.locator('[name="newItem.hsn"]').press('Enter')
    await expect(dialog.locator('[name="newItem.hsn"]')).toHaveValue('83021010')
    await dialog.locator('[name="newItem.unitId"]').selectOption({ index: 1 })
    await dialog.locator('[name="newItem.taxRate"]').selectOption('18')
    await dialog.locator('[name="newItem.sellingPrice"]').fill('45')
    await dialog.locator('[name="newItem.sellingPrice"]').press('Enter')
    await expect(dialog).toBeHidden()
    await expect(cell(page, 0, 1)).toHaveValue('83021010')
    await expect(cell(page, 0, 4)).toHaveValue('45.00')
    // Made, the work continues with how many.
    await expect(cell(page, 0, 2)).toBeFocused()
    await expect(cell(page, 0, 6)).toHaveValue('18')

    // Why this tax: the rule in words, with the panel opened by its key.
    await page.keyboard.press('Alt+w')
    await expect(page.locator('form').getByText(t('invoice.place'), { exact: true }).last()).toBeVisible()
    await expect(
      page
        .locator('form li')
        .filter({ hasText: /CGST|IGST/ })
        .first(),
    ).toBeVisible()
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-sales-invoice\/\d+/)
    await expect(page.getByText(`Hinge ${run}`).first()).toBeVisible()
  },
)

test(
  'rows pasted from a sheet fill lines; a crash loses none of them',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const items = (await ask(page, 'item/pick?text=')) as unknown as {
      code: string
      name: string
      hsn: string
    }[]
    const [first, second] = items
    await page.goto(`/${company}/create-sales-invoice`)
    await page.locator('[data-row="0"]').waitFor()
    await page.keyboard.type('Asha')
    await page.keyboard.press('Enter')
    await cell(page, 0, 1).evaluate(
      (input, text) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', text)
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      [
        `${first!.code}\t3\tRs. 1,100.50`,
        `${second!.name}\t2`,
        `Unknown thing\t1\t9.99\t5`,
        `${second!.name}\tabc`,
      ].join('\r\n'),
    )
    // First a look at what they would become: nothing unreadable or unknown becomes a line without a word.
    const sheet = page.getByRole('dialog')
    const pasteButton = (count: number) =>
      sheet.getByRole('button', { name: t('invoice.pasteDo').replace('{{count}}', String(count)) })
    await expect(pasteButton(2)).toBeVisible()
    await expect(sheet.getByRole('cell', { name: `abc ${t('invoice.pasteUnreadable')}` })).toBeVisible()
    await expect(sheet.getByText(t('invoice.pasteNotFound'))).toBeVisible()
    await sheet.getByLabel(t('invoice.pasteAsText')).check()
    await pasteButton(3).click()
    await expect(sheet).toBeHidden()
    await expect(cell(page, 0, 2)).toBeFocused()
    await expect(cell(page, 0, 0)).toHaveValue(first!.name)
    await expect(cell(page, 0, 4)).toHaveValue('1,100.50')
    await expect(cell(page, 1, 1)).toHaveValue(second!.hsn)
    await expect(cell(page, 2, 0)).toHaveValue('Unknown thing')
    await expect(cell(page, 2, 5)).toHaveValue('5')

    await expect(page.getByText(t('invoice.keptHere').split(' {{')[0]!)).toBeVisible()
    expect(await edited(page)).toMatchObject({ path: `/${company}/create-sales-invoice` })
    // A crash loses nothing that is older than two seconds.
    await page.waitForTimeout(2000)
    // A new window over the same device: what a crash leaves behind.
    const again = await page.context().newPage()
    await page.close()
    await again.goto(`/${company}/create-sales-invoice`)
    await again.getByRole('button', { name: t('invoice.restoreYes') }).click()
    await expect(cell(again, 2, 0)).toHaveValue('Unknown thing')
    await expect(cell(again, 0, 2)).toHaveValue('3')
    await expect(again.locator('[name="partyId"]')).toHaveValue(/Asha/)

    // Kept on the server as a draft, found again, and gone from the device.
    await again.getByRole('button', { name: t('invoice.saveDraft') }).click()
    await again.waitForURL(/view-sales-invoice\/\d+/)
    await expect(again.getByText(t('enum.InvoiceState.Draft')).first()).toBeVisible()
    await again.goto(`/${company}/create-sales-invoice`)
    await again.locator('[data-row="0"]').waitFor()
    await expect(again.getByRole('button', { name: t('invoice.restoreYes') })).toHaveCount(0)
    expect(await edited(again)).toBeNull()
  },
)

test(
  'two tabs with a new invoice keep two drafts on the device: both are offered after they are closed',
  inShapes('desktop-en'),
  async ({ page, context }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const address = `/${company}/create-sales-invoice`
    const other = await context.newPage()
    for (const [tab, quantity] of [
      [page, '3'],
      [other, '7'],
    ] as const) {
      await tab.bringToFront()
      await tab.goto(address)
      await fillShort(tab, quantity)
      await expect(tab.getByText(t('invoice.keptHere').split(' {{')[0]!)).toBeVisible()
      // What was typed last is kept within two seconds of its own.
      await expect.poll(() => onDevice(tab)).toContain(`"${quantity}"`)
    }
    const found: string[] = []
    await page.close()
    await other.close()
    const again = await context.newPage()
    await again.goto(address)
    await again.getByRole('button', { name: t('invoice.restoreYes') }).click()
    await expect(cell(again, 0, 2)).not.toHaveValue('')
    found.push(await cell(again, 0, 2).inputValue())
    await again.getByRole('button', { name: t('invoice.saveDraft') }).click()
    await again.waitForURL(/view-sales-invoice\/\d+/)
    await again.goto(address)
    await again.getByRole('button', { name: t('invoice.restoreYes') }).click()
    await expect(cell(again, 0, 2)).not.toHaveValue('')
    found.push(await cell(again, 0, 2).inputValue())
    expect(found.toSorted()).toEqual(['3', '7'])
  },
)

/** All drafts on the device, as text. */
const onDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)))
    const base = await done(indexedDB.open('bahi'))
    const drafts = await done(base.transaction('drafts').objectStore('drafts').getAll())
    base.close()
    return JSON.stringify(drafts, (_, value: unknown) => (value instanceof Map ? [...value.values()] : value))
  })

/** What the browser's storage says is being edited. */
const edited = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('documentEditState') ?? 'null'))

test(
  'an invoice is cloned, changed by two at once, and cancelled',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await page.goto(`/${company}/create-sales-invoice`)
    await fillShort(page, '4')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-sales-invoice\/\d+/)
    const id = Number(/view-sales-invoice\/(\d+)/.exec(page.url())![1])

    await page.goto(`/${company}/clone-sales-invoice/${id}`)
    await expect(cell(page, 0, 2)).toHaveValue('4')
    await page.keyboard.press('Control+s')
    await page.waitForURL(
      (url) => /view-sales-invoice\/\d+/.test(url.pathname) && !url.pathname.endsWith(`/${id}`),
    )
    const clone = Number(/view-sales-invoice\/(\d+)/.exec(page.url())![1])

    // Two people edit the clone; the second to save sees what differs and keeps his own.
    await page.goto(`/${company}/edit-sales-invoice/${clone}`)
    await expect(cell(page, 0, 2)).toHaveValue('4')
    const other = await page.context().newPage()
    await other.goto(`/${company}/edit-sales-invoice/${clone}`)
    await cell(other, 0, 2).fill('5')
    await other.keyboard.press('Control+s')
    await other.waitForURL(/view-sales-invoice/)
    await other.close()
    await page.bringToFront()
    await cell(page, 0, 2).fill('6')
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(t('conflict.title'))
    await expect(dialog.getByRole('row').filter({ hasText: '6' }).filter({ hasText: '5' })).not.toHaveCount(0)
    await dialog.getByRole('button', { name: t('conflict.keepMine') }).click()
    await page.waitForURL(/view-sales-invoice/)
    const saved = (await ask(page, `salesInvoice/detail?id=${clone}`)) as { lines?: { quantity: string }[] }
    expect(Number(saved.lines![0]!.quantity)).toBe(6)

    await page.getByRole('button', { name: t('view.more') }).click()
    await page.getByRole('menuitem', { name: t('kind.salesInvoice.cancel') }).click()
    await dialog.getByLabel(t('invoice.cancelReason')).fill('Entered twice')
    await dialog.getByLabel(t('invoice.cancelReason')).press('Enter')
    await expect(page.getByText(t('enum.InvoiceState.Cancelled')).first()).toBeVisible()
  },
)

test(
  'an error appears at its line, also below a blank line, and leads to its cell',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await page.goto(`/${company}/create-sales-invoice`)
    await fillShort(page, '2')
    if (info.project.name.startsWith('desktop')) {
      // Above its maximum a number falls to nil and is marked, until it is entered again.
      const discount = cell(page, 0, 5)
      await discount.fill('1000')
      await cell(page, 0, 2).focus()
      await expect(discount).toHaveValue('0')
      await expect(discount).toHaveAttribute('aria-invalid', 'true')
      await discount.focus()
      await expect(discount).not.toHaveAttribute('aria-invalid', 'true')
    }
    await page.getByRole('button', { name: t('invoice.addLine') }).click()
    await page.getByRole('button', { name: t('invoice.addLine') }).click()
    await cell(page, 2, 0).focus()
    await page.keyboard.type('Ball pens')
    await page.keyboard.press('Enter')
    await expect(cell(page, 2, 1)).not.toHaveValue('')
    await cell(page, 2, 1).fill('12345')
    await page.keyboard.press('Control+s')
    const faults = page.getByRole('alert').filter({ hasText: t('invoice.problems') })
    await faults
      .getByRole('button', { name: t('invoice.line').replace('{{number}}', '3') })
      .first()
      .click()
    await expect(cell(page, 2, 1)).toBeFocused()
    await expect(page.locator('[data-row="2"]')).toHaveAttribute('data-problem', '')
    await expect(page.locator('[data-row="1"]')).not.toHaveAttribute('data-problem', '')
    // What is wrong in two lines is filled into both at once.
    const wrong = (row: number) => cell(page, row, 1)
    await wrong(0).fill('12345')
    await page.keyboard.press('Control+s')
    await faults.getByRole('button', { name: t('invoice.fillAll') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('checkbox')).toHaveCount(2)
    await dialog.getByRole('combobox').pressSequentially('84145110')
    await page.getByRole('option').filter({ hasText: '84145110' }).first().click()
    await dialog.getByRole('button', { name: t('invoice.fillLines').replace('{{count}}', '2') }).click()
    for (const row of [0, 2]) await expect(wrong(row)).toHaveValue('84145110')
    await expect(faults).toHaveCount(0)
  },
)

test(
  'the line after the last has its room in lines that scroll, and takes none in a few',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const company = await signIn(page, info)
    await page.goto(`/${company}/create-sales-invoice`)
    await page.locator('[data-spare]').waitFor({ state: 'attached' })
    /** Pixels below the row: of the table in sight, and of all that it can scroll to. */
    const below = (row: number) =>
      page.locator(`[data-row="${row}"]`).evaluate((line) => {
        const scroll = line.parentElement!.parentElement!
        const end = line.getBoundingClientRect().bottom - scroll.getBoundingClientRect().top
        return {
          seen: scroll.clientHeight - end,
          toScroll: scroll.scrollHeight - scroll.scrollTop - end,
        }
      })
    expect(await below(0)).toEqual({ seen: 0, toScroll: 0 })
    for (let row = 0; row < 20; row++) {
      await page.locator(`[data-row="${row}"] [data-cell="6"]`).press('Enter')
      await expect(page.locator(`[data-row="${row + 1}"] [data-cell="0"] input`)).toBeFocused()
    }
    await expect.poll(() => below(20)).toEqual({ seen: 36, toScroll: 36 })
  },
)

test('an invoice is saved and registered in one go', inShapes('desktop-en'), async ({ page }, info) => {
  const t = wordsOf(info)
  const company = await signIn(page, info)
  await page.goto(`/${company}/create-sales-invoice`)
  await fillShort(page, '2')
  await page.getByRole('button', { name: t('invoice.saveIrn') }).click()
  await page.waitForURL(/view-sales-invoice\/\d+\?tab=eInvoice/)
  await expect(page.getByRole('tabpanel').getByText(/^[0-9a-f]{64}$/)).toBeVisible()
})

test(
  'an invoice is submitted, rejected with the reason, submitted again and approved',
  inShapes('desktop-en'),
  async ({ page, browser }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    // A GSTIN of its own: while approval is on, no other journey may issue from it, and a form offers the last used one.
    const { id: entityId } = (await ask(page, 'entity/save', {
      entityType: 'Entity',
      parentEntityId: company,
      entityName: 'Sahyadri Surat',
      legalName: 'Sahyadri General Trading Private Limited',
      vrn: '24AABCS5821K1ZD',
      taxpayerType: 'REG',
      address: {
        line1: 'Ring Road 12',
        city: 'Surat',
        stateCode: '24',
        pincode: '395002',
        countryCode: 'IN',
      },
    })) as { id: number }
    const approval = (value: boolean | null) =>
      ask(page, 'subscriber/setting/entity/update', {
        entityId,
        settings: [{ name: 'EnableApprovalFlow', value }],
      })
    await approval(true)
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
    const theirs = await context.newPage()
    try {
      await signIn(theirs, info, { userName: 'sales@bahi.example' })
      await theirs.goto(`/${company}/create-sales-invoice`)
      await fillShort(theirs, '3')
      await theirs.locator('select[name="entityId"]').selectOption(String(entityId))
      await theirs.getByRole('button', { name: `${t('invoice.submit')} Ctrl` }).click()
      await theirs.waitForURL(/view-sales-invoice\/\d+/)
      const title = theirs.getByRole('heading', { level: 1 })
      await expect(title).toContainText(t('enum.InvoiceState.Pending'))
      await expect(theirs.getByRole('button', { name: t('invoice.approve') })).toHaveAttribute(
        'aria-disabled',
        'true',
      )

      await page.goto(`/${company}/sales-invoice?view=pending`)
      const rows = page.getByRole('row').filter({ hasText: t('enum.InvoiceState.Pending') })
      await rows
        .first()
        .getByRole('button', { name: t('list.actions') })
        .click()
      await page.getByRole('menuitem', { name: t('invoice.reject') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: t('invoice.reject') }).click()
      await expect(dialog.getByText(missingOf(info)('reason'))).toBeVisible()
      await dialog.getByLabel(t('invoice.rejectReason')).fill('Price of last year')
      await dialog.getByRole('button', { name: t('invoice.reject') }).click()
      await expect(rows).toHaveCount(0)

      await theirs.reload()
      await expect(title).toContainText(t('enum.InvoiceState.Rejected'))
      await expect(theirs.getByText('Price of last year')).toBeVisible()
      await theirs.getByRole('button', { name: t('kind.salesInvoice.edit') }).click()
      await theirs.getByRole('button', { name: `${t('invoice.submit')} Ctrl` }).click()
      await theirs.waitForURL(/view-sales-invoice\/\d+/)
      await expect(title).toContainText(t('enum.InvoiceState.Pending'))

      await page.reload()
      await rows.first().getByRole('checkbox').check()
      await page
        .getByRole('region', { name: t('list.bulk') })
        .getByRole('button', { name: t('invoice.approve') })
        .click()
      await expect(rows).toHaveCount(0)
      await theirs.reload()
      await expect(title).not.toContainText(t('enum.InvoiceState.Pending'))
      await expect(theirs.getByText(t('invoice.approvedBy'))).toBeVisible()
    } finally {
      await ask(page, 'entity/updateStatus', {
        ids: [entityId],
        status: 'Inactive',
        reason: 'End of the journey',
      })
      await context.close()
    }
  },
)
