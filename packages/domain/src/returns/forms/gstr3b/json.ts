import { rangeOfPeriod } from '../../../cal/period.ts'
import { Decimal } from '../../../num/decimal.ts'
import { ruleHolds } from '../../../tables/rules.ts'
import type { Amounts } from '../../gstr1/amounts.ts'
import type { PlaceCell } from './outward.ts'
import { cellOf } from './worksheet.ts'
import type { Worksheet } from './worksheet.ts'
import type { Section3b } from './cells.ts'

const number = (amount: string) => Decimal.of(amount).toNumber()
const heads = ({ igst, cgst, sgst, cess }: Omit<Amounts, 'taxableValue'>) => ({
  iamt: number(igst),
  camt: number(cgst),
  samt: number(sgst),
  csamt: number(cess),
})
const whole = (amounts: Amounts) => ({ txval: number(amounts.taxableValue), ...heads(amounts) })

/** Late fee by its two heads. */
export interface LateFee {
  readonly cgst: string
  readonly sgst: string
}

/**
 * The body of the save call, its keys in the order of the offline utility 5.8, each block with all of its keys. Table 3.1.1
 * is there from July 2022; table 3.2 is left out once the portal fills it itself.
 */
export function gstr3bObject(
  { gstin, period, frequency }: { gstin: string; period: string; frequency: 'Monthly' | 'Quarterly' },
  sheet: Worksheet,
  lateFee: LateFee = { cgst: '0.00', sgst: '0.00' },
): object {
  const { to } = rangeOfPeriod(period, frequency)
  const of = (section: Section3b) => cellOf(sheet, section)
  const credit = (ty: string, section: Section3b) => ({ ty, ...heads(of(section)) })
  const hasFee = number(lateFee.cgst) !== 0 || number(lateFee.sgst) !== 0
  return {
    gstin,
    ret_period: period,
    sup_details: {
      osup_det: whole(of('3.1(a)')),
      osup_zero: whole(of('3.1(b)')),
      osup_nil_exmp: whole(of('3.1(c)')),
      isup_rev: whole(of('3.1(d)')),
      osup_nongst: whole(of('3.1(e)')),
    },
    ...(ruleHolds('gstr3b.table311', to)
      ? {
          eco_dtls: {
            eco_sup: whole(of('3.1.1(i)')),
            eco_reg_sup: { txval: number(of('3.1.1(ii)').taxableValue) },
          },
        }
      : {}),
    itc_elg: {
      itc_avl: [
        credit('IMPG', '4A(1)'),
        credit('IMPS', '4A(2)'),
        credit('ISRC', '4A(3)'),
        credit('ISD', '4A(4)'),
        credit('OTH', '4A(5)'),
      ],
      itc_rev: [credit('RUL', '4B(1)'), credit('OTH', '4B(2)')],
      itc_net: heads(of('4C')),
      itc_inelg: [credit('RUL', '4D(1)'), credit('OTH', '4D(2)')],
    },
    inward_sup: {
      isup_details: sheet.values.map(({ kind, interState, intraState }) => ({
        ty: kind,
        inter: number(interState),
        intra: number(intraState),
      })),
    },
    intr_ltfee: {
      intr_details: heads(of('5.1')),
      ltfee_details: hasFee ? { camt: number(lateFee.cgst), samt: number(lateFee.sgst) } : {},
    },
    ...(ruleHolds('gstr3b.table32Locked', to) ? {} : { inter_sup: places(sheet.places) }),
  }
}

const places = (cells: readonly PlaceCell[]) => {
  const of = (recipients: PlaceCell['recipients']) =>
    cells
      .filter((cell) => cell.recipients === recipients)
      .map(({ placeOfSupply, taxableValue, igst }) => ({
        pos: placeOfSupply,
        txval: number(taxableValue),
        iamt: number(igst),
      }))
  return {
    unreg_details: of('Unregistered'),
    comp_details: of('Composition'),
    uin_details: of('UIN'),
  }
}
