import { isHsn } from '@bahi/domain/ids/hsn.ts'
import { toEwbPayload } from './map.ts'
import type { EwbPayload } from './payload.ts'
import type { EwayIssue, EwayRuleFacts } from './rules/facts.ts'
import { ewayBillIssues } from './rules/rules.ts'
import type { EwayBillSource } from './source.ts'

/** What the e-way bill portal would say of a movement, without asking it: the payload and every fault with its field. */
export function checkEwayBill(source: EwayBillSource, facts: EwayRuleFacts): EwayCheck {
  const payload = toEwbPayload(source)
  return {
    payload,
    issues: ewayBillIssues(payload, facts).map((issue) => ({
      params: {},
      ...issue,
      field: ewayField(issue.path),
      severity: severityOf(issue, payload),
    })),
  }
}

export interface EwayCheck {
  readonly payload: EwbPayload
  readonly issues: readonly EwayCheckIssue[]
}

export interface EwayCheckIssue {
  readonly code: string
  readonly path: string
  /** Field of the product to mend: `lines[2].hsn`. */
  readonly field: string
  readonly params: Readonly<Record<string, string>>
  readonly severity: 'error' | 'warning'
}

/** The portal's list of codes grows faster than ours: an unknown one of the right form is sent. */
function severityOf({ code, path }: EwayIssue, { itemList }: EwbPayload): EwayCheckIssue['severity'] {
  return code === '216' && isHsn(itemList[Number(path.split('.')[1])]?.hsnCode) ? 'warning' : 'error'
}

export const isError = ({ severity }: EwayCheckIssue): boolean => severity === 'error'

/** The product's field behind a field of the payload. */
export function ewayField(path: string): string {
  const [name = '', at, item] = path.split('.')
  if (name === 'itemList')
    return at === undefined ? 'lines' : `lines[${at}].${itemFields[item ?? ''] ?? item}`
  return fields[name] ?? name
}

const itemFields: Readonly<Record<string, string>> = {
  hsnCode: 'hsn',
  qtyUnit: 'uqc',
  quantity: 'quantity',
  cgstRate: 'taxRate',
  sgstRate: 'taxRate',
  igstRate: 'taxRate',
}

const fields: Readonly<Record<string, string>> = {
  supplyType: 'supplyType',
  subSupplyType: 'subSupplyType',
  subSupplyDesc: 'subSupplyDescription',
  docType: 'documentType',
  docNo: 'number',
  docDate: 'date',
  transactionType: 'shippingAddress',
  fromGstin: 'from.gstin',
  fromTrdName: 'from.name',
  fromAddr1: 'dispatchAddress.line1',
  fromAddr2: 'dispatchAddress.line2',
  fromPlace: 'dispatchAddress.city',
  fromPincode: 'dispatchAddress.pincode',
  actFromStateCode: 'dispatchAddress.stateCode',
  fromStateCode: 'from.stateCode',
  toGstin: 'to.gstin',
  toTrdName: 'to.name',
  toAddr1: 'shippingAddress.line1',
  toAddr2: 'shippingAddress.line2',
  toPlace: 'shippingAddress.city',
  toPincode: 'shippingAddress.pincode',
  actToStateCode: 'shippingAddress.stateCode',
  toStateCode: 'to.stateCode',
  dispatchFromGSTIN: 'dispatchAddress.gstin',
  shipToGSTIN: 'shippingAddress.gstin',
  shipToTradeName: 'shippingAddress.name',
  totalValue: 'totals.taxableValue',
  cgstValue: 'totals.cgst',
  sgstValue: 'totals.sgst',
  igstValue: 'totals.igst',
  cessValue: 'totals.cess',
  cessNonAdvolValue: 'totals.cess',
  totInvValue: 'totals.total',
  transporterId: 'transport.transporterId',
  transporterName: 'transport.transporterName',
  transMode: 'transport.mode',
  transDistance: 'transport.distance',
  transDocNo: 'transport.transportDocumentNumber',
  transDocDate: 'transport.transportDocumentDate',
  vehicleNo: 'transport.vehicleNumber',
  vehicleType: 'transport.vehicleType',
}
