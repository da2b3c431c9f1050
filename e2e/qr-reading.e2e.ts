import { expect, test } from '@playwright/test'
import type { Page, TestInfo } from '@playwright/test'
import { ask } from './calls.ts'
import { registeredInvoice } from './records.ts'
import { graveOf, wordsLeftOver } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

/** The signed text with another total; the signature stays as it was. */
function altered(qr: string): string {
  const [header, payload, signature] = qr.split('.')
  const signed = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as { data: string }
  const data = signed.data.replace(/"TotInvVal":[\d.]+/, '"TotInvVal":99999')
  return [header, Buffer.from(JSON.stringify({ ...signed, data })).toString('base64url'), signature].join('.')
}

const textFile = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

/** On a phone the whole card is the button. */
async function openFirst(page: Page, number: string) {
  await page.getByText(number).first().click({ force: true })
}

async function isWhole(page: Page, info: TestInfo) {
  expect.soft(await wordsLeftOver(page, info)).toEqual([])
  expect.soft(await graveOf(page)).toEqual([])
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(beyond).toBeLessThanOrEqual(0)
}

test(
  'the code on a printed invoice is read back from its PDF and is valid',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const { irn, qr, pdf, number } = await registeredInvoice(page, info.project.name)
    await page.goto(`/${company}/einvoice-via-pdf-qrcode?start=0&sort=id%20DESC`)
    await expect(page.getByRole('heading', { level: 1, name: t('qrReading.title') })).toBeVisible()
    await isWhole(page, info)

    await test.step('files are read immediately; each shows its result', async () => {
      await page
        .getByRole('button', { name: t('qrReading.upload') })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('input[type="file"]').setInputFiles([
        { name: 'Printed bill.pdf', mimeType: 'application/pdf', buffer: pdf },
        textFile('changed.txt', altered(qr)),
        {
          name: 'photo.jpg',
          mimeType: 'image/jpeg',
          buffer: Buffer.from('GIF89a, whatever its name says'),
        },
      ])
      // What a busy machine does not read within seconds is read in the background.
      const verified = dialog.getByText(t('enum.QrReadingState.Verified'))
      await expect(verified.or(dialog.getByText(t('qrReading.file.queued')))).toBeVisible()
      await expect(dialog.getByText(t('enum.QrReadingState.Altered'))).toBeVisible()
      await expect(dialog.getByText(t('qrReading.fault.type'))).toBeVisible()
      await isWhole(page, info)
      await dialog.getByRole('button', { name: t('qrReading.done') }).click()
      await expect(dialog).toBeHidden()
    })

    await test.step('the list shows both; its chips count them', async () => {
      const found = { keyword: number, states: ['Verified'] }
      await expect.poll(() => ask(page, 'qrReading/search', found)).toMatchObject({ records: [{}] })
      await page.reload()
      await expect(page.getByText(number).first()).toBeVisible()
      await expect(page.getByRole('button', { name: t('enum.QrReadingState.Altered') })).toContainText(
        /[1-9]/,
      )
      await isWhole(page, info)
      await page.getByRole('button', { name: t('enum.QrReadingState.Verified') }).click()
      await expect(page).toHaveURL(/states=Verified/)
      await openFirst(page, number)
    })

    await test.step('the code shows what the portal signed, and is recognised as our own', async () => {
      await expect(page.getByText(t('qrReading.says.Verified'))).toBeVisible()
      await expect(page.getByText(irn).first()).toBeVisible()
      await expect(page.getByRole('link', { name: number })).toBeVisible()
      await isWhole(page, info)
      await page.getByRole('tab', { name: t('qrReading.source') }).click()
      await expect(page.getByLabel(t('qrReading.text'))).toHaveValue(qr)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: t('qrReading.openFile') }).click(),
      ])
      expect(download.suggestedFilename()).toBe('Printed bill.pdf')
    })

    await test.step('an altered one warns before it is entered, and can be deleted', async () => {
      await page.goto(`/${company}/einvoice-via-pdf-qrcode?states=Altered`)
      await openFirst(page, number)
      await expect(page.getByText(t('qrReading.says.Altered'))).toBeVisible()
      await expect(page.getByText('₹99,999.00')).toBeVisible()
      await isWhole(page, info)
    })

    await test.step('without a camera it shows what to do instead', async () => {
      await page.goto(`/${company}/einvoice-via-pdf-qrcode`)
      await page.getByRole('button', { name: t('qrReading.scan'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('alert')).toBeVisible()
      await isWhole(page, info)
      await dialog.getByRole('button', { name: t('qrReading.uploadInstead') }).click()
      await expect(page.getByRole('dialog').getByText(t('qrReading.drop'))).toBeVisible()
    })
  },
)

test(
  'a camera reads the code off the paper, in the browser',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const { number, svg } = await registeredInvoice(page, info.project.name)
    await page.addInitScript(holdBeforeCamera, svg)
    await page.goto(`/${company}/einvoice-via-pdf-qrcode`)
    await page.getByRole('button', { name: t('qrReading.scan'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('link', { name: number })).toBeVisible()
    await expect(dialog.getByText(t('enum.QrReadingState.Verified'))).toBeVisible()
    await isWhole(page, info)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByText(number).first()).toBeVisible()
  },
)

/** Runs in the page: a camera before which someone holds the code, a little askew. */
function holdBeforeCamera(svg: string): void {
  const canvas = document.createElement('canvas')
  canvas.width = 1280
  canvas.height = 720
  const context = canvas.getContext('2d')!
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  setInterval(() => {
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.fillStyle = '#dddddd'
    context.fillRect(0, 0, 1280, 720)
    context.translate(640, 360)
    context.rotate(0.06)
    context.fillStyle = '#ffffff'
    context.fillRect(-330, -330, 660, 660)
    if (image.complete) context.drawImage(image, -310, -310, 620, 620)
  }, 100)
  navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(10))
}
