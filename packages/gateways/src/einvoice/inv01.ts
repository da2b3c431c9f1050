/** FORM GST INV-01, version 1.1, as sent. Names are the portal's; they are used in this package alone. */
export interface Inv01 {
  readonly Version: '1.1'
  readonly TranDtls: {
    readonly TaxSch: 'GST'
    readonly SupTyp: Inv01SupplyType
    readonly RegRev?: YesNo
    readonly EcmGstin?: string
    readonly IgstOnIntra?: YesNo
  }
  readonly DocDtls: { readonly Typ: Inv01DocumentType; readonly No: string; readonly Dt: string }
  readonly SellerDtls: Inv01Address & {
    readonly Gstin: string
    readonly LglNm: string
    readonly TrdNm?: string
    readonly Pin: number
    readonly Ph?: string
    readonly Em?: string
  }
  readonly BuyerDtls: Inv01Address & {
    readonly Gstin: string
    readonly LglNm: string
    readonly TrdNm?: string
    readonly Pos: string
    readonly Pin?: number
    readonly Ph?: string
    readonly Em?: string
  }
  readonly DispDtls?: Inv01Dispatch
  readonly ShipDtls?: Inv01Address & {
    readonly Gstin?: string
    readonly LglNm: string
    readonly TrdNm?: string
    readonly Pin: number
  }
  readonly ItemList: readonly Inv01Item[]
  readonly ValDtls: Inv01Values
  readonly PayDtls?: Inv01Payment
  readonly RefDtls?: Inv01References
  readonly AddlDocDtls?: readonly { readonly Url?: string; readonly Docs?: string; readonly Info?: string }[]
  readonly ExpDtls?: Inv01Export
  readonly EwbDtls?: Inv01Transport
}

export type YesNo = 'Y' | 'N'
export type Inv01SupplyType = 'B2B' | 'SEZWP' | 'SEZWOP' | 'EXPWP' | 'EXPWOP' | 'DEXP'
export type Inv01DocumentType = 'INV' | 'CRN' | 'DBN'

export interface Inv01Address {
  readonly Addr1: string
  readonly Addr2?: string
  readonly Loc: string
  readonly Stcd: string
}

export interface Inv01Dispatch extends Inv01Address {
  readonly Nm: string
  readonly Pin: number
}

export interface Inv01Item {
  readonly SlNo: string
  readonly PrdDesc?: string
  readonly IsServc: YesNo
  readonly HsnCd: string
  readonly Barcde?: string
  readonly Qty?: number
  readonly FreeQty?: number
  readonly Unit?: string
  readonly UnitPrice: number
  readonly TotAmt: number
  readonly Discount?: number
  readonly PreTaxVal?: number
  readonly AssAmt: number
  readonly GstRt: number
  readonly IgstAmt?: number
  readonly CgstAmt?: number
  readonly SgstAmt?: number
  readonly CesRt?: number
  readonly CesAmt?: number
  readonly CesNonAdvlAmt?: number
  readonly StateCesRt?: number
  readonly StateCesAmt?: number
  readonly StateCesNonAdvlAmt?: number
  readonly OthChrg?: number
  readonly TotItemVal: number
  readonly OrdLineRef?: string
  readonly OrgCntry?: string
  readonly PrdSlNo?: string
  readonly BchDtls?: { readonly Nm: string; readonly ExpDt?: string; readonly WrDt?: string }
  readonly AttribDtls?: readonly { readonly Nm?: string; readonly Val?: string }[]
}

export interface Inv01Values {
  readonly AssVal: number
  readonly CgstVal?: number
  readonly SgstVal?: number
  readonly IgstVal?: number
  readonly CesVal?: number
  readonly StCesVal?: number
  readonly Discount?: number
  readonly OthChrg?: number
  readonly RndOffAmt?: number
  readonly TotInvVal: number
  readonly TotInvValFc?: number
}

export interface Inv01Payment {
  readonly Nm?: string
  readonly AccDet?: string
  readonly Mode?: string
  readonly FinInsBr?: string
  readonly PayTerm?: string
  readonly PayInstr?: string
  readonly CrTrn?: string
  readonly DirDr?: string
  readonly CrDay?: number
  readonly PaidAmt?: number
  readonly PaymtDue?: number
}

export interface Inv01References {
  readonly InvRm?: string
  readonly DocPerdDtls?: { readonly InvStDt: string; readonly InvEndDt: string }
  readonly PrecDocDtls?: readonly {
    readonly InvNo: string
    readonly InvDt: string
    readonly OthRefNo?: string
  }[]
  readonly ContrDtls?: readonly {
    readonly RecAdvRefr?: string
    readonly RecAdvDt?: string
    readonly TendRefr?: string
    readonly ContrRefr?: string
    readonly ExtRefr?: string
    readonly ProjRefr?: string
    readonly PORefr?: string
    readonly PORefDt?: string
  }[]
}

export interface Inv01Export {
  readonly ShipBNo?: string
  readonly ShipBDt?: string
  readonly Port?: string
  readonly RefClm?: YesNo
  readonly ForCur?: string
  readonly CntCode?: string
  readonly ExpDuty?: number
}

export interface Inv01Transport {
  readonly TransId?: string
  readonly TransName?: string
  readonly TransMode?: string
  readonly Distance: number
  readonly TransDocNo?: string
  readonly TransDocDt?: string
  readonly VehNo?: string
  readonly VehType?: 'R' | 'O'
}
