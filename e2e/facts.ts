import type { Page } from '@playwright/test'
import { read } from './calls.ts'

/** A fact of a view, by its label. */
export const factOf = (page: Page, label: string) =>
  page
    .locator('dt')
    .and(page.getByText(label, { exact: true }))
    .locator('xpath=following-sibling::dd[1]')

/** The record that a view shows, by its address. */
export async function detailOf(page: Page, kind: string, url: string) {
  const id = /\/(\d+)(\?|$)/.exec(url)![1]!
  return JSON.parse(String(await read(page, `${kind}/detail?id=${id}`))) as { id: number; entityId: number }
}
