import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ask } from './calls.ts'
import { cell } from './invoice-form.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

/** What separates the parts of a GS1 code; scanners press Ctrl+] for it. */
const separator = '\u001d'

/** Keys and Enter as a scanner gives them, five milliseconds apart on its own clock, however busy the computer is. */
async function scannerOf(page: Page): Promise<(code: string, secondsLater?: number) => Promise<void>> {
  const client = await page.context().newCDPSession(page)
  let clock = 0
  return async (code, secondsLater = 0) => {
    clock = Math.max(clock + 0.3, Date.now() / 1000 + secondsLater)
    const sent = []
    for (const key of [...code.split(''), 'Enter']) {
      clock += 0.005
      const text = key === 'Enter' ? '\r' : key
      const press =
        key === separator ? { key: ']', code: 'BracketRight', modifiers: 2 } : { key, code: key, text }
      const down = { type: 'keyDown', timestamp: clock, ...press } as const
      const up = { type: 'keyUp', timestamp: clock + 0.001, key: press.key, code: press.code } as const
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

test(
  'a GS1 code fills batch, days, serial number and quantity of its line, in a document and at the counter',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const scan = await scannerOf(page)
    const company = await signIn(page, info)
    const make = async (name: string, barcode: string, more: object) => {
      const goods = { name, supply: 'Goods', uqc: 'NOS', sellingPrice: '20', taxRate: '5', barcode }
      await ask(page, 'item/save', { ...goods, hsn: '30049099', ...more })
      return `010${barcode}`
    }
    const syrup = await make('Syrup by batch', '8901000090010', { hasBatches: true })
    const meter = await make('Meter by number', '8901000090027', { hasSerials: true })
    const unit = { code: 'CARTON', uqc: 'BOX' }
    const { id: box } = (await ask(page, 'unit/save', unit)) as { id: number }
    const inBoxes = { secondaryUnitId: box, conversionRate: '12', secondaryBarcode: '18901000090048' }
    await make('Soap by the box', '8901000090041', inBoxes)
    const toasts = page.getByTestId('toasts')

    await page.goto(`/${company}/create-sales-invoice`)
    await expect(page.locator('[name="partyId"]')).toBeFocused()
    await page.keyboard.type('Asha', { delay: 40 })
    await page.keyboard.press('Enter')
    await expect(cell(page, 0, 0)).toBeFocused()
    // Faster than the answers come: the separator waits with the other keys.
    await scan(`]d2${syrup}1730120010B1${separator}3012`)
    await scan(`]C1${syrup}1730120010b1${separator}`)
    await scan(`]C1${syrup}1720010010B0`)
    await scan(`]Q3${meter}21M-1`)
    await scan(`]Q3${meter}21M-1`)
    await expect(cell(page, 0, 0)).toHaveValue('Syrup by batch')
    await expect(cell(page, 0, 2)).toHaveValue('13')
    await expect(cell(page, 1, 2)).toHaveValue('1')
    await expect(cell(page, 2, 0)).toHaveValue('Meter by number')
    await expect(cell(page, 2, 2)).toHaveValue('1')
    await expect(toasts).toContainText(t('scan.expired', { name: 'Syrup by batch', date: '31/01/2020' }))
    await expect(toasts).toContainText(t('scan.serialTwice', { name: 'Meter by number', serial: 'M-1' }))
    await scan('18901000090017')
    await expect(toasts).toContainText(t('scan.package', { code: '18901000090017', name: 'Syrup by batch' }))
    await scan(']d20108901000090019')
    await expect(toasts).toContainText(t('issue.GS1_CHECK', { ai: '01' }))

    // A box is a line of its own beside its pieces, at the price of a box.
    for (const code of ['8901000090041', '18901000090048', '18901000090048']) await scan(code)
    await expect(cell(page, 3, 0)).toHaveValue('Soap by the box')
    await expect(cell(page, 3, 2)).toHaveValue('1')
    await expect(cell(page, 4, 2)).toHaveValue('2')
    await expect(cell(page, 4, 3)).toHaveValue('BOX')
    await expect(cell(page, 4, 4)).toHaveValue(/^240(\.00)?$/)

    // Typed into a line, its barcode finds one box as well.
    await page.getByRole('button', { name: t('invoice.addLine') }).click()
    await expect(cell(page, 5, 0)).toBeFocused()
    await cell(page, 5, 0).fill('18901000090048')
    await cell(page, 5, 0).press('Enter')
    await expect(cell(page, 5, 0)).toHaveValue('Soap by the box')
    await expect(cell(page, 5, 2)).toHaveValue('1')
    await expect(cell(page, 5, 3)).toHaveValue('BOX')
    await expect(cell(page, 5, 4)).toHaveValue(/^240(\.00)?$/)

    await page.goto(`/${company}/counter-sale`)
    await expect(page.locator('[name="item"]')).toBeFocused()
    await page.keyboard.type('3*')
    await scan(`]d2${syrup}10B7${separator}17301231`, 1)
    const lines = page.getByRole('region', { name: t('counter.lines') })
    await expect(lines.getByLabel(t('counter.quantityOf', { name: 'Syrup by batch' }))).toHaveValue('3')
    await expect(lines).toContainText(`${t('stock.batch')} B7`)
    await expect(lines).toContainText(`${t('stock.expiresOn')} 31/12/2030`)
    await expect(page.locator('[name="item"]')).toHaveValue('')
  },
)
