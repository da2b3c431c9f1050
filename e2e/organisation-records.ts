import type { Page } from '@playwright/test'
import { ask, first, rows } from './calls.ts'

/** A vendor and an own wording of a mail for the screens that show one; the sample company begins without. */
export async function organisationRecordIds(page: Page): Promise<Readonly<Record<string, string>>> {
  const vendor = await foundOrSaved(
    () => first(page, 'vendor/search'),
    async () => String(((await ask(page, 'vendor/save', sampleVendor)) as { id: number }).id),
  )
  const template = await foundOrSaved(
    async () => (await rows(page, 'emailTemplate/search', { statuses: ['Active'] }))[0]?.['templateId'],
    async () => ((await ask(page, 'emailTemplate/save', sampleTemplate)) as { id: number }).id,
  )
  const repeated = (kind: 'salesInvoice' | 'purchaseBill') =>
    foundOrSaved(
      () => first(page, 'recurring/search', { kinds: [kind] }),
      async () => {
        const sourceId = Number(await first(page, `${kind}/search`, { statuses: ['Active'] }))
        const { id } = (await ask(page, 'recurring/save', { sourceId, ...yearly })) as { id: number }
        return String(id)
      },
    )
  const priceList = await foundOrSaved(
    () => first(page, 'priceList/search'),
    async () => String(((await ask(page, 'priceList/save', samplePriceList)) as { id: number }).id),
  )
  return {
    ViewPriceList: priceList,
    EditPriceList: priceList,
    ClonePriceList: priceList,
    ViewRecurringDocument: await repeated('purchaseBill'),
    ViewRecurringInvoice: await repeated('salesInvoice'),
    ViewVendor: vendor,
    EditVendor: vendor,
    EditEmailTemplate: String(template as number),
  }
}

/** What is there once alone: a journey beside this one may save it in this moment. */
async function foundOrSaved<T>(find: () => Promise<T>, save: () => Promise<T>): Promise<T> {
  const found = await find()
  if (found) return found
  return save().catch(async (refusal: unknown) => {
    const saved = await find()
    if (!saved) throw refusal
    return saved
  })
}

const sampleVendor = { gstin: '27AAPFU0939F1ZV', name: 'Udyam Supplies', lastFiledPeriod: '092026' }
const samplePriceList = { name: 'Festival 10 + 1', lines: [{ buyQuantity: '10', freeQuantity: '1' }] }
/** Far enough ahead that nothing is made while the journeys run. */
const yearly = { nextDate: '2099-04-01', every: 1, unit: 'Year', result: 'Draft', mails: false }
const sampleTemplate = {
  event: 'statementSent',
  language: 'hi',
  subject: '{{company}} का खाता विवरण',
  body: 'प्रिय {{party}}',
}
