import type { Locator, Page, TestInfo } from '@playwright/test'

const columns = { quantity: 2, price: 4 } as const

/** A field of a line of a document's form; on a phone the line is a card, which opens first. */
export async function fieldOfLine(
  page: Page,
  info: TestInfo,
  row: number,
  column: keyof typeof columns,
): Promise<Locator> {
  const field = page.locator(`[data-row="${row}"] [data-cell="${columns[column]}"]`)
  if (!info.project.name.startsWith('phone')) return field
  const card = page.locator(`button[data-row="${row}"]`)
  await card.or(field).first().waitFor()
  if (await card.isVisible()) await card.click()
  return field
}
