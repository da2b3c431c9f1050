import type { Page } from '@playwright/test'
import { ask, first, rows } from './calls.ts'

/** A vendor and an own wording of a mail for the screens that show one; the sample company begins without. */
export async function organisationRecordIds(page: Page): Promise<Readonly<Record<string, string>>> {
  const vendor =
    (await first(page, 'vendor/search')) ||
    String(((await ask(page, 'vendor/save', sampleVendor)) as { id: number }).id)
  const worded = (await rows(page, 'emailTemplate/search', { statuses: ['Active'] }))[0]?.['templateId']
  const template = worded ?? ((await ask(page, 'emailTemplate/save', sampleTemplate)) as { id: number }).id
  return {
    ViewVendor: vendor,
    EditVendor: vendor,
    EditEmailTemplate: String(template as number),
  }
}

const sampleVendor = { gstin: '27AAPFU0939F1ZV', name: 'Udyam Supplies', lastFiledPeriod: '092026' }
const sampleTemplate = {
  event: 'statementSent',
  language: 'hi',
  subject: '{{company}} का खाता विवरण',
  body: 'प्रिय {{party}}',
}
