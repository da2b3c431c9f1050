import { expect, test } from '@playwright/test'
import { shopBooks, utf16 } from '../packages/server/test/tally-books.ts'
import { ask } from './calls.ts'
import { gstinOf } from './gstins.ts'
import { ownGstin } from './own-gstin.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

const untilDone = { timeout: 300_000 }

test(
  'a shop moves in from a file of Tally: looked through, tried, brought, and equal to the old books; undone it is gone',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const company = await signIn(page, info)
    const t = wordsOf(info)
    const { entityId, stateCode } = await ownGstin(page, info, { journey: 'moving', company })
    await ask(page, 'subscriber/setting/entity/update', {
      entityId,
      settings: [
        { name: 'EnableStockInventory', value: true },
        { name: 'StockSince', value: '2026-05-10' },
      ],
    })
    const mark = info.project.name === 'desktop-en' ? ' DM' : ' PM'
    const place = {
      gstin: gstinOf(`${stateCode}AAPFN4141K1Z`),
      state: stateCode === '38' ? 'Ladakh' : 'Lakshadweep',
    }
    const books = utf16(shopBooks(mark, place))

    await page.goto(`/${company}/import`)
    await page.getByRole('link', { name: t('move.toImport') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('move.title') })).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    await page.getByLabel(t('move.entity')).selectOption(String(entityId))
    const take = (name: string, buffer: Buffer) =>
      page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/xml', buffer })

    // A file of something else is told for what it is.
    await take('page.xml', Buffer.from('<html><body>Sign in</body></html>'))
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: t('issue.MOVE_NOT_TALLY') })
        .first(),
    ).toBeVisible(untilDone)
    await page.getByRole('link', { name: t('move.new') }).click()
    await page.getByLabel(t('move.entity')).selectOption(String(entityId))
    await take('shop.xml', books)
    await expect(page.getByRole('heading', { level: 2, name: t('move.step.found') })).toBeVisible(untilDone)
    await expect(page.getByText('Anand Hardware')).toBeVisible()
    await expect(page.getByText('3,324.80').first()).toBeVisible()
    expect(await graveOf(page)).toEqual([])

    // By the keyboard: the trial.
    await page.getByRole('button', { name: t('move.try') }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('move.state.Tried'), { exact: true })).toBeVisible(untilDone)
    await expect(page.getByRole('table', { name: t('move.steps') })).toBeVisible()
    await expect(page.getByRole('table', { name: t('move.leftTitle') })).toContainText('Sales Order')
    const none = (await ask(page, 'party/search', { keyword: `Asha Retail${mark}`, size: 1 })) as {
      total: number
    }
    expect(none.total).toBe(0)

    await page.getByRole('button', { name: t('move.run') }).click()
    await expect(page.getByText(t('move.state.Done'), { exact: true })).toBeVisible(untilDone)
    await expect(page.getByRole('heading', { level: 2, name: t('move.step.proof') })).toBeVisible()
    await expect(page.getByText(t('move.proof.equal', { count: '3' }))).toBeVisible()
    await page.getByRole('tab', { name: t('move.proof.part.parties') }).click()
    await expect(page.getByText(t('move.proof.equal', { count: '2' }))).toBeVisible()
    const parties = page.getByRole('table', { name: t('move.proof.part.parties') })
    await expect(parties.getByRole('row').filter({ hasText: `Asha Retail${mark}` })).toContainText('20.50')
    await page.getByRole('tab', { name: t('move.proof.part.accounts') }).click()
    await expect(page.getByRole('table', { name: t('move.proof.part.accounts') })).toContainText(
      `HDFC Bank${mark}`,
    )
    expect(await graveOf(page)).toEqual([])
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t('move.proof.file') }).click()
    expect((await download).suggestedFilename()).toContain('.xlsx')

    // The same file is known.
    const moved = page.url()
    await page.getByRole('link', { name: t('move.new') }).click()
    await page.getByLabel(t('move.entity')).selectOption(String(entityId))
    await take('shop.xml', books)
    await expect(page.getByRole('link', { name: t('move.showEarlier') })).toBeVisible(untilDone)

    await page.goto(moved)
    await page.getByRole('button', { name: t('move.undo') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('move.undo') })
      .click()
    await expect(page.getByText(t('move.state.Undone'), { exact: true })).toBeVisible(untilDone)
    const gone = (await ask(page, 'party/search', { keyword: `Asha Retail${mark}`, size: 1 })) as {
      total: number
    }
    expect(gone.total).toBe(0)
  },
)
