import { expect, it } from 'vitest'
import { conversionRightOf } from './conversions.ts'

it('making a document from another takes a right of the source; a note takes none', () => {
  expect(conversionRightOf('salesOrder', 'salesInvoice')).toBe('SOR_CNV_INV')
  expect(conversionRightOf('salesQuotation', 'salesOrder')).toBe('SQT_CNV_ORD')
  expect(conversionRightOf('purchaseOrder', 'purchaseBill')).toBe('POR_CNV_BIL')
  expect(conversionRightOf('salesInvoice', 'outwardNote')).toBeUndefined()
})
