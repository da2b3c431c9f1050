import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { inflateRawSync } from 'node:zlib'
import { viewerTexts } from '@bahi/contracts/texts/data-file-viewer.ts'
import { expect, test } from '@playwright/test'
import { graveOf } from './screen-checks.ts'
import { languageOf, password, signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

const passphrase = 'eleven blue lanterns'

/** The first entry of the file is the page that shows it. */
function viewerIn(zip: Buffer): Buffer {
  const [nameSize, extraSize] = [zip.readUInt16LE(26), zip.readUInt16LE(28)]
  expect(zip.toString('utf8', 30, 30 + nameSize)).toBe('viewer.html')
  return inflateRawSync(zip.subarray(30 + nameSize + extraSize))
}

test(
  'all data of the company is made into a file, which opens without internet, shows a document, and is refused when it was changed',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page, browser }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await page.goto(`/${company}/company-data-file`)
    await expect(page.getByRole('heading', { name: t('dataFile.title') })).toBeVisible()
    const fingerprint = await page
      .locator('main')
      .getByText(/^[0-9a-f]{64}$/)
      .first()
      .textContent()
    const make = page.getByRole('button', { name: t('dataFile.make') })
    const field = (name: string) => page.locator(`input[name="${name}"]`)
    await field('passphrase').pressSequentially(passphrase)
    await field('repeat').pressSequentially(`${passphrase}x`)
    await field('password').pressSequentially(password)
    await make.click()
    await expect(page.getByText(t('dataFile.differs'))).toBeVisible()
    await field('repeat').fill(passphrase)
    expect(await graveOf(page)).toEqual([])
    await make.click()
    await expect(page.getByRole('status').filter({ hasText: t('dataFile.started') })).toBeVisible()
    // It comes into the list by itself, and what is said of its making goes.
    await expect(
      page
        .locator('main')
        .getByText(/\d{4}-\d{2}-\d{2}\.zip$/)
        .first(),
    ).toBeVisible({
      timeout: 120_000,
    })
    await expect(page.getByRole('status').filter({ hasText: t('dataFile.started') })).toBeHidden()
    const tasks = page.getByRole('button', { name: new RegExp(t('tasks.title')) })
    await tasks.click()
    const link = page.getByRole('button', { name: /\d{4}-\d{2}-\d{2}\.zip$/ }).first()
    const download = page.waitForEvent('download')
    await link.click()
    const zip = await readFile(await (await download).path())

    const words = (key: keyof typeof viewerTexts) => viewerTexts[key][languageOf(info)]
    const folder = await mkdtemp(path.join(tmpdir(), 'bahi-viewer-'))
    const context = await browser.newContext({
      offline: true,
      viewport: page.viewportSize(),
      locale: info.project.use.locale ?? 'en-IN',
    })
    try {
      const file = path.join(folder, 'company.zip')
      await writeFile(path.join(folder, 'viewer.html'), viewerIn(zip))
      await writeFile(file, zip)
      const viewer = await context.newPage()
      const asked: string[] = []
      viewer.on('request', (request) => asked.push(request.url()))
      await viewer.goto(pathToFileURL(path.join(folder, 'viewer.html')).href)
      const choose = viewer.locator('input[type="file"]')
      const open = async (secret: string) => {
        await viewer.locator('input[type="password"]').fill(secret)
        await viewer.getByRole('button', { name: words('viewer.open') }).click()
      }
      await choose.setInputFiles(file)
      await open('another passphrase')
      await expect(viewer.getByRole('alert')).toHaveText(words('viewer.fault.wrongKey'))
      await open(passphrase)
      await expect(viewer.locator('.check.good')).toContainText(words('viewer.intact').split(/[:：]/)[0]!)
      await expect(viewer.getByText(fingerprint!)).toBeVisible()
      expect(await graveOf(viewer)).toEqual([])
      await viewer.getByRole('button', { name: words('viewer.documents'), exact: true }).click()
      const numbers = viewer.locator('button.link')
      const number = await numbers.first().textContent()
      await viewer.locator('input[type="search"]').fill(number!)
      await expect(numbers.first()).toHaveText(number!)
      await numbers.first().click()
      await expect(viewer.getByRole('heading', { level: 2 })).toContainText(number!)
      await expect(viewer.getByText(words('viewer.allFields'))).toBeVisible()
      expect(await graveOf(viewer)).toEqual([])
      await viewer.getByRole('button', { name: words('viewer.trail'), exact: true }).click()
      await expect(viewer.locator('.trail li').first()).toBeVisible()

      // A byte of a table is turned over: the entry is named, whoever opens it.
      const changed = Buffer.from(zip)
      const at = changed.indexOf('data/documents/00001.csv.age') + 2000
      changed[at]! ^= 1
      await writeFile(file, changed)
      await viewer.getByRole('button', { name: words('viewer.another') }).click()
      await choose.setInputFiles(file)
      await open(passphrase)
      const alert = viewer.locator('.check.bad')
      await expect(alert).toContainText('data/documents/00001.csv')
      await expect(alert).toContainText(words('viewer.doNotTrust'))
      expect(asked.filter((address) => !address.startsWith('file:') && !address.startsWith('blob:'))).toEqual(
        [],
      )
    } finally {
      await context.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
)

test(
  'files are made on a calendar: a key is made in the browser, the schedule is set, shown and paused',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await page.goto(`/${company}/company-data-file`)
    const section = page.getByRole('region', { name: t('dataFile.schedule') })
    const open = section.getByRole('button')
    await open.click()
    const dialog = page.getByRole('dialog', { name: t('dataFile.schedule') })
    const on = dialog.getByLabel(t('dataFile.isOn'))
    // Of a run before, where there was one.
    await on.setChecked(true)
    await dialog.getByLabel(t('field.every'), { exact: true }).fill('2')
    await dialog.getByLabel(t('dataFile.keep')).fill('5')
    const recipient = dialog.getByLabel(t('dataFile.recipient'), { exact: true })
    await recipient.fill('age1')
    const save = dialog.getByRole('button', { name: t('form.save') })
    await dialog.locator('input[name="password"]').fill(password)
    await save.click()
    await expect(dialog.getByText(t('dataFile.recipientWrong'))).toBeVisible()
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: t('dataFile.newKey') }).click()
    const key = await readFile(await (await download).path(), 'utf8')
    expect(key).toMatch(/^# age1[a-z0-9]{58}\nAGE-SECRET-KEY-1[A-Z0-9]{58}\n$/)
    await expect(recipient).toHaveValue(key.slice(2, 64))
    await expect(dialog.getByText(t('dataFile.newKeyMade'))).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    // The account has one schedule, which one journey sets.
    if (info.project.name !== 'desktop-en') return
    await save.click()
    await expect(dialog).toBeHidden()
    await expect(section).toContainText(t('dataFile.ownKey'))
    await expect(section).toContainText(t('recurring.every.Week', { count: '2' }))
    await open.click()
    await expect(recipient).toHaveValue(key.slice(2, 64))
    await on.setChecked(false)
    await dialog.locator('input[name="password"]').fill(password)
    await save.click()
    await expect(dialog).toBeHidden()
    await expect(section).toContainText(t('enum.RecurringStatus.Paused'))
  },
)
