import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** A field of a line of the invoice form. */
export const cell = (page: Page, row: number, at: number) =>
  page
    .locator(`[data-row="${row}"] [data-cell="${at}"]`)
    .locator('input')
    .or(page.locator(`input[data-cell="${at}"]`).and(page.locator(`[data-row="${row}"] input`)))

/** The first customer of the sample company whose name holds what is typed, and one line of its first item. */
export async function fillShort(page: Page, quantity: string): Promise<void> {
  await expect(page.locator('[name="partyId"]')).toBeFocused()
  await page.keyboard.type('Asha')
  await page.keyboard.press('Enter')
  await expect(page.locator('[name="partyId"]')).not.toHaveValue('Asha')
  await cell(page, 0, 0).focus()
  await page.keyboard.type('Ceiling fan')
  await page.keyboard.press('Enter')
  await expect(cell(page, 0, 1)).not.toHaveValue('')
  await cell(page, 0, 2).focus()
  await page.keyboard.type(quantity)
}
