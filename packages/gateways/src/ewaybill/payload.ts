/** Body of GENEWAYBILL, version 1.03. Names are the portal's; numbers that look like text are text there. */
export interface EwbPayload {
  readonly supplyType: 'O' | 'I'
  readonly subSupplyType: string
  readonly subSupplyDesc: string
  readonly docType: 'INV' | 'BIL' | 'BOE' | 'CHL' | 'OTH'
  readonly docNo: string
  readonly docDate: string
  readonly transactionType: 1 | 2 | 3 | 4
  readonly fromGstin: string
  readonly fromTrdName: string
  readonly fromAddr1: string
  readonly fromAddr2: string
  readonly fromPlace: string
  readonly fromPincode: number
  readonly actFromStateCode: number
  readonly fromStateCode: number
  readonly toGstin: string
  readonly toTrdName: string
  readonly toAddr1: string
  readonly toAddr2: string
  readonly toPlace: string
  readonly toPincode: number
  readonly actToStateCode: number
  readonly toStateCode: number
  readonly dispatchFromGSTIN?: string
  readonly dispatchFromTradeName?: string
  readonly shipToGSTIN?: string
  readonly shipToTradeName?: string
  readonly otherValue: number
  readonly totalValue: number
  readonly cgstValue: number
  readonly sgstValue: number
  readonly igstValue: number
  readonly cessValue: number
  readonly cessNonAdvolValue: number
  readonly totInvValue: number
  readonly transporterId: string
  readonly transporterName: string
  readonly transDocNo: string
  readonly transMode: string
  readonly transDistance: string
  readonly transDocDate: string
  readonly vehicleNo: string
  readonly vehicleType: string
  readonly itemList: readonly EwbItem[]
}

export interface EwbItem {
  readonly itemNo: number
  readonly productName: string
  readonly productDesc: string
  /** As text, so that chapters 01 to 09 keep their first digit. */
  readonly hsnCode: string
  readonly quantity?: number
  readonly qtyUnit?: string
  readonly taxableAmount: number
  readonly sgstRate: number
  readonly cgstRate: number
  readonly igstRate: number
  readonly cessRate: number
  readonly cessNonAdvol: number
}
