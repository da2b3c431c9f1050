import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { cell } from './invoice-form.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

/** Keys and Enter as a scanner gives them, five milliseconds apart on its own clock, however busy the computer is. */
async function scannerOf(page: Page): Promise<(code: string) => Promise<void>> {
  const client = await page.context().newCDPSession(page)
  let clock = 0
  return async (code) => {
    clock = Math.max(clock + 0.3, Date.now() / 1000)
    const sent = []
    for (const key of [...code.split(''), 'Enter']) {
      clock += 0.005
      const text = key === 'Enter' ? '\r' : key
      const down = { type: 'keyDown', timestamp: clock, key, code: key, text } as const
      const up = { type: 'keyUp', timestamp: clock + 0.001, key, code: key } as const
      sent.push(client.send('Input.dispatchKeyEvent', down), client.send('Input.dispatchKeyEvent', up))
    }
    await Promise.all(sent)
  }
}
const bolt = '8901000000019'
const tea = '8901000000071'

test(
  'goods are scanned into the lines whatever has the focus, counted, and named where no item has the code',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const scan = await scannerOf(page)
    const company = await signIn(page, info)
    await page.goto(`/${company}/create-sales-invoice`)
    await expect(page.locator('[name="partyId"]')).toBeFocused()
    await page.keyboard.type('Asha', { delay: 40 })
    await page.keyboard.press('Enter')
    await expect(cell(page, 0, 0)).toBeFocused()

    // Three times in a row, then another, faster than the answers come and than a slow computer draws.
    const slowed = await page.context().newCDPSession(page)
    await slowed.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    for (const code of [bolt, bolt, bolt, tea]) await scan(code)
    await expect(cell(page, 0, 0)).toHaveValue('Steel bolt M8 x 40')
    await expect(cell(page, 0, 2)).toHaveValue('3')
    await expect(cell(page, 1, 0)).toHaveValue('Assam tea 1 kg')
    await expect(cell(page, 1, 2)).toHaveValue('1')
    await slowed.send('Emulation.setCPUThrottlingRate', { rate: 1 })

    // In a price, in the remarks, on a button that Enter would press: the field stays as it was, and nothing is pressed.
    await cell(page, 0, 4).fill('15')
    await scan(tea)
    await expect(cell(page, 1, 2)).toHaveValue('2')
    await expect(cell(page, 0, 4)).toHaveValue(/^15(\.00)?$/)
    const remarks = page.locator('[name="remarks"]')
    await remarks.fill('By hand')
    await scan(tea)
    await expect(cell(page, 1, 2)).toHaveValue('3')
    await expect(remarks).toHaveValue('By hand')
    await page.getByRole('button', { name: t('invoice.preview') }).focus()
    await scan(tea)
    await expect(cell(page, 1, 2)).toHaveValue('4')
    await expect(page.getByRole('button', { name: t('invoice.preview') })).toHaveAttribute(
      'aria-pressed',
      'false',
    )

    await scan('4006381333931')
    await expect(page.getByTestId('toasts')).toContainText(t('scan.unknown', { code: '4006381333931' }))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('[data-row="2"] [data-cell="0"] input')).toHaveCount(0)
  },
)
