import { addDays } from '@bahi/domain/cal/date.ts'
import { documentKinds, typeOf, usualNoteOf } from '@bahi/domain/documents/kinds.ts'
import type { OfferedKind } from '@bahi/domain/documents/kinds.ts'
import { printSettingTexts } from '@bahi/contracts/texts/print-settings.ts'
import type { Ctx } from '../../platform/context.ts'
import { typedDetail } from '../documents/index.ts'
import type { DocumentDetailReply } from '../documents/index.ts'

const goods = [
  { key: 'printSettings.sample.sheet', hsn: '63041910', unitPrice: '1249.50', quantity: '12', taxRate: '5' },
  { key: 'printSettings.sample.towel', hsn: '63026090', unitPrice: '349.00', quantity: '40', taxRate: '5' },
  {
    key: 'printSettings.sample.curtain',
    hsn: '63039200',
    unitPrice: '2199.00',
    quantity: '6',
    taxRate: '18',
  },
] as const

/** What some kinds have beside: a note says what it corrects and why, a bill has the number of its supplier. */
const particulars = (today: string): Readonly<Partial<Record<OfferedKind, object>>> => {
  const corrected = [{ number: 'INV/26-27/0031', date: addDays(today, -20), total: '18000.00' }]
  return {
    outwardNote: { noteType: 'Credit', reason: 'Sales Return', precedingDocuments: corrected },
    inwardNote: { noteType: 'Debit', reason: 'Purchase Return', precedingDocuments: corrected },
    purchaseBill: { supplierNumber: 'MHS/2041', supplierDate: today },
    deliveryChallan: { purpose: 'Supply' },
  }
}

/** A document that nobody issued, of the place's own letterhead and computed as every other: nothing of it is kept. */
export async function sampleOf(
  ctx: Ctx,
  kind: OfferedKind,
  entityId: number,
  lineCount: number,
): Promise<DocumentDetailReply> {
  const say = (key: keyof typeof printSettingTexts) => printSettingTexts[key][ctx.language]
  const typed = await typedDetail(ctx, kind, {
    ...particulars(ctx.today())[kind],
    entityId,
    date: ctx.today(),
    supplyKind: 'Regular',
    reverseCharge: false,
    igstOnIntra: false,
    charges: [],
    priceIncludesTax: false,
    status: 'Draft',
    tags: [],
    ...(documentKinds[kind].side === 'sale' ? { customerPoNumber: 'PO-7001' } : {}),
    lines: Array.from({ length: lineCount }, (_, index) => {
      const { key, ...line } = goods[index % goods.length]!
      return {
        ...line,
        description: say(key),
        supply: 'Goods' as const,
        uqc: 'NOS',
        taxCategory: 'Taxable' as const,
        ...(index % 3 === 1 ? { discountPercent: '5' } : {}),
      }
    }),
  })
  const { stateCode, address } = typed.supplier
  const buyer = {
    line1: '12, Station Road',
    city: address?.city ?? 'Pune',
    stateCode: stateCode ?? '27',
    pincode: address?.pincode ?? '411001',
    countryCode: 'IN',
  }
  return {
    ...typed,
    status: 'Active',
    number: `${typeOf(kind, usualNoteOf(kind)).numberScope}/26-27/0042`,
    placeOfSupply: typed.placeOfSupply ?? stateCode ?? null,
    dueDate: typed.date,
    party: {
      name: say('printSettings.sample.buyer'),
      gstin: null,
      taxpayerType: 'UNREG',
      stateCode: stateCode ?? null,
      mobile: '9825012345',
    },
    billingAddress: buyer,
  }
}
