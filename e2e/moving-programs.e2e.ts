import { expect, test } from '@playwright/test'
import type { Page, TestInfo } from '@playwright/test'
import { vyaparFiles, vyaparReports } from '../packages/server/test/vyapar-books.ts'
import { zohoTables, zohoZip } from '../packages/server/test/zoho-books.ts'
import { ask } from './calls.ts'
import { gstinOf } from './gstins.ts'
import { ownGstin } from './own-gstin.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

const untilDone = { timeout: 300_000 }

interface Moving {
  readonly program: 'ZohoBooks' | 'Vyapar'
  readonly journey: 'movingZoho' | 'movingVyapar'
  readonly files: (
    mark: string,
    place: Place,
  ) => Promise<readonly (readonly [name: string, content: Buffer])[]>
  /** What the party of the mark owes in the end. */
  readonly owed: string
  readonly parties: number
}
interface Place {
  readonly gstin: string
  readonly state: string
  readonly pincode: string
  readonly otherGstin: string
}

/** Which program, its files, what is in them, the trial, the move, its proof, and back. */
async function moves(
  page: Page,
  info: TestInfo,
  { program, journey, files, owed, parties }: Moving,
): Promise<void> {
  const company = await signIn(page, info)
  const t = wordsOf(info)
  const { entityId, stateCode, pincode } = await ownGstin(page, info, { journey, company })
  await ask(page, 'subscriber/setting/entity/update', {
    entityId,
    settings: [
      { name: 'EnableStockInventory', value: true },
      { name: 'StockSince', value: '2026-05-10' },
    ],
  })
  const isDesktop = info.project.name === 'desktop-en'
  const mark = `${isDesktop ? ' D' : ' P'}${program[0]!}`
  const holder = `AAPFN${program === 'Vyapar' ? 43 : 42}${isDesktop ? 41 : 42}K`
  const books = await files(mark, {
    gstin: gstinOf(`${stateCode}${holder}1Z`),
    state: stateCode === '38' ? 'Ladakh' : 'Lakshadweep',
    pincode,
    otherGstin: gstinOf(`07${holder}1Z`),
  })
  const asha = `Asha Retail${mark}`
  const known = async () =>
    ((await ask(page, 'party/search', { keyword: asha, size: 1 })) as { total: number }).total

  await page.goto(`/${company}/import?move=new`)
  await page.getByRole('radio', { name: t(`move.program.${program}`) }).check()
  await expect(page.getByText(t(`move.how.${program}.1`))).toBeVisible()
  await page.getByLabel(t('move.entity')).selectOption(String(entityId))
  expect(await graveOf(page)).toEqual([])
  await page
    .locator('input[type="file"]')
    .setInputFiles(books.map(([name, buffer]) => ({ name, mimeType: 'application/octet-stream', buffer })))
  await expect(page.getByRole('heading', { level: 2, name: t('move.step.found') })).toBeVisible(untilDone)
  await expect(page.getByRole('table', { name: t('move.foundMasters') })).toContainText(
    t('import.kind.Parties'),
  )
  expect(await graveOf(page)).toEqual([])

  await page.getByRole('button', { name: t('move.try') }).click()
  await expect(page.getByText(t('move.state.Tried'), { exact: true })).toBeVisible(untilDone)
  expect(await known()).toBe(0)
  await page.getByRole('button', { name: t('move.run') }).click()
  await expect(page.getByText(t('move.state.Done'), { exact: true })).toBeVisible(untilDone)
  await page.getByRole('tab', { name: t('move.proof.part.parties') }).click()
  await expect(page.getByText(t('move.proof.equal', { count: String(parties) }))).toBeVisible()
  await expect(
    page
      .getByRole('table', { name: t('move.proof.part.parties') })
      .getByRole('row')
      .filter({ hasText: asha }),
  ).toContainText(owed)
  await page.getByRole('tab', { name: t('move.proof.part.accounts') }).click()
  await expect(page.getByRole('table', { name: t('move.proof.part.accounts') })).toBeVisible()
  expect(await graveOf(page)).toEqual([])

  await page.getByRole('button', { name: t('move.undo') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('move.undo') })
    .click()
  await expect(page.getByText(t('move.state.Undone'), { exact: true })).toBeVisible(untilDone)
  expect(await known()).toBe(0)
}

test(
  'a shop moves in from a backup of Zoho Books: looked through, tried, brought, proved and undone',
  inShapes('desktop-en'),
  async ({ page }, info) =>
    moves(page, info, {
      program: 'ZohoBooks',
      journey: 'movingZoho',
      files: async (mark, place) => {
        const tables = zohoTables(mark, place)
        // What goes abroad without tax needs a LUT of the GSTIN.
        const sales = tables['Invoice.csv']!.filter((row) => row['GST Treatment'] !== 'overseas')
        return [['backup.zip', zohoZip({ ...tables, 'Invoice.csv': sales })]]
      },
      owed: '865.50',
      parties: 4,
    }),
)

test(
  'a shop moves in from the reports of Vyapar, chosen together: looked through, tried, brought, proved and undone',
  inShapes('phone-ar'),
  async ({ page }, info) =>
    moves(page, info, {
      program: 'Vyapar',
      journey: 'movingVyapar',
      files: (mark, place) => vyaparFiles(vyaparReports(mark, place)),
      owed: '1,145.00',
      parties: 3,
    }),
)
