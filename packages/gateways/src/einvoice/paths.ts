import type { EinvoiceSource } from './source.ts'

/**
 * The product's field behind a place in INV-01, so that a refusal leads to what must be mended.
 *
 * @example
 * productField('ItemList.2.HsnCd', source) // 'lines[2].hsn'
 */
export function productField(path: string, source: Pick<EinvoiceSource, 'lines'>): string {
  const parts = path.split('.')
  const [block = '', at = '', ...rest] = parts
  if (block === 'ItemList') {
    if (at === '') return 'lines'
    const row = rowOf(Number(at), source)
    const field = rest.length === 0 ? undefined : (itemFields[rest[0]!] ?? rest.join('.'))
    return field === undefined ? `lines[${row}]` : `lines[${row}].${field}`
  }
  const known = fields[`${block}.${at}`] ?? fields[block]
  if (known === undefined) return path
  return /^\d+$/.test(at) ? `${known}[${at}]` : known
}

/** Lines outside GST are not sent, so places in the payload and in the document may differ. */
function rowOf(at: number, { lines }: Pick<EinvoiceSource, 'lines'>): number {
  const sent = lines.flatMap((line, row) => (line.isOutsideGst ? [] : [row]))
  return sent[at] ?? at
}

const itemFields: Readonly<Record<string, string>> = {
  SlNo: 'lineNumber',
  PrdDesc: 'description',
  IsServc: 'supply',
  HsnCd: 'hsn',
  Barcde: 'barcode',
  Qty: 'quantity',
  FreeQty: 'freeQuantity',
  Unit: 'uqc',
  UnitPrice: 'unitPrice',
  TotAmt: 'gross',
  Discount: 'discountAmount',
  AssAmt: 'taxableValue',
  GstRt: 'taxRate',
  IgstAmt: 'igst',
  CgstAmt: 'cgst',
  SgstAmt: 'sgst',
  CesRt: 'cessRate',
  CesAmt: 'cess',
  CesNonAdvlAmt: 'cessPerUnit',
  StateCesRt: 'stateCessRate',
  StateCesAmt: 'stateCess',
  OthChrg: 'otherCharges',
  TotItemVal: 'total',
  OrgCntry: 'countryOfOrigin',
  BchDtls: 'batch',
  AttribDtls: 'customFields',
}

const address = (block: string, field: string): [string, string][] => [
  [`${block}.Addr1`, `${field}.line1`],
  [`${block}.Addr2`, `${field}.line2`],
  [`${block}.Loc`, `${field}.city`],
  [`${block}.Pin`, `${field}.pincode`],
  [`${block}.Stcd`, `${field}.stateCode`],
]

const fields: Readonly<Record<string, string>> = Object.fromEntries([
  ['TranDtls.SupTyp', 'supplyKind'],
  ['TranDtls.RegRev', 'reverseCharge'],
  ['TranDtls.EcmGstin', 'ecommerceGstin'],
  ['TranDtls.IgstOnIntra', 'igstOnIntra'],
  ['DocDtls.Typ', 'kind'],
  ['DocDtls.No', 'number'],
  ['DocDtls.Dt', 'date'],
  ['SellerDtls.Gstin', 'supplier.gstin'],
  ['SellerDtls.LglNm', 'supplier.name'],
  ['SellerDtls.TrdNm', 'supplier.tradeName'],
  ...address('SellerDtls', 'supplier.address'),
  ['BuyerDtls.Gstin', 'party.gstin'],
  ['BuyerDtls.LglNm', 'party.name'],
  ['BuyerDtls.TrdNm', 'party.tradeName'],
  ['BuyerDtls.Pos', 'placeOfSupply'],
  ...address('BuyerDtls', 'billingAddress'),
  ['DispDtls.Nm', 'dispatchAddress.name'],
  ...address('DispDtls', 'dispatchAddress'),
  ['ShipDtls.Gstin', 'shippingAddress.gstin'],
  ['ShipDtls.LglNm', 'shippingAddress.name'],
  ...address('ShipDtls', 'shippingAddress'),
  ['ShipDtls', 'shippingAddress'],
  ['DispDtls', 'dispatchAddress'],
  ['ValDtls.AssVal', 'totals.taxableValue'],
  ['ValDtls.CgstVal', 'totals.cgst'],
  ['ValDtls.SgstVal', 'totals.sgst'],
  ['ValDtls.IgstVal', 'totals.igst'],
  ['ValDtls.CesVal', 'totals.cess'],
  ['ValDtls.StCesVal', 'totals.stateCess'],
  ['ValDtls.Discount', 'discountAmount'],
  ['ValDtls.OthChrg', 'charges'],
  ['ValDtls.RndOffAmt', 'totals.roundOff'],
  ['ValDtls.TotInvVal', 'totals.total'],
  ['ValDtls.TotInvValFc', 'totals.foreignTotal'],
  ['PayDtls', 'bank'],
  ['RefDtls.InvRm', 'remarks'],
  ['RefDtls.PrecDocDtls', 'precedingDocuments'],
  ['RefDtls.ContrDtls', 'customerPoNumber'],
  ['RefDtls', 'remarks'],
  ['ExpDtls.ShipBNo', 'exportDetails.shippingBillNumber'],
  ['ExpDtls.ShipBDt', 'exportDetails.shippingBillDate'],
  ['ExpDtls.Port', 'exportDetails.portCode'],
  ['ExpDtls.ForCur', 'currencyCode'],
  ['ExpDtls.CntCode', 'exportDetails.countryCode'],
  ['ExpDtls.ExpDuty', 'exportDetails.exportDuty'],
  ['EwbDtls.TransId', 'transport.transporterId'],
  ['EwbDtls.TransName', 'transport.transporterName'],
  ['EwbDtls.TransMode', 'transport.mode'],
  ['EwbDtls.Distance', 'transport.distance'],
  ['EwbDtls.TransDocNo', 'transport.transportDocumentNumber'],
  ['EwbDtls.TransDocDt', 'transport.transportDocumentDate'],
  ['EwbDtls.VehNo', 'transport.vehicleNumber'],
  ['EwbDtls.VehType', 'transport.vehicleType'],
  ['EwbDtls', 'transport'],
])
