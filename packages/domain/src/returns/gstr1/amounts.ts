import { Decimal } from '../../num/decimal.ts'
import { paiseOfText, textOfPaise } from '../../tax/paise.ts'

/** Taxable value and heads of tax as decimal texts with two places. */
export interface Amounts {
  readonly taxableValue: string
  readonly igst: string
  readonly cgst: string
  readonly sgst: string
  readonly cess: string
}

export const noAmounts: Amounts = {
  taxableValue: '0.00',
  igst: '0.00',
  cgst: '0.00',
  sgst: '0.00',
  cess: '0.00',
}

/** A running sum of amounts, in whole paise. */
export class AmountSum {
  taxableValue = 0n
  igst = 0n
  cgst = 0n
  sgst = 0n
  cess = 0n

  add(amounts: Amounts, sign: 1 | -1 = 1): this {
    if (sign === 1) {
      this.taxableValue += paiseOfText(amounts.taxableValue)
      this.igst += paiseOfText(amounts.igst)
      this.cgst += paiseOfText(amounts.cgst)
      this.sgst += paiseOfText(amounts.sgst)
      this.cess += paiseOfText(amounts.cess)
    } else {
      this.taxableValue -= paiseOfText(amounts.taxableValue)
      this.igst -= paiseOfText(amounts.igst)
      this.cgst -= paiseOfText(amounts.cgst)
      this.sgst -= paiseOfText(amounts.sgst)
      this.cess -= paiseOfText(amounts.cess)
    }
    return this
  }

  isZero(): boolean {
    return (
      this.taxableValue === 0n && this.igst === 0n && this.cgst === 0n && this.sgst === 0n && this.cess === 0n
    )
  }

  /** Taxable value and tax together. */
  total(): string {
    return textOfPaise(this.taxableValue + this.igst + this.cgst + this.sgst + this.cess)
  }

  toAmounts(): Amounts {
    return {
      taxableValue: textOfPaise(this.taxableValue),
      igst: textOfPaise(this.igst),
      cgst: textOfPaise(this.cgst),
      sgst: textOfPaise(this.sgst),
      cess: textOfPaise(this.cess),
    }
  }
}

/** The amounts with the other sign: credit notes are kept negative in sums and written positive in the file. */
export function negated(amounts: Amounts): Amounts {
  return new AmountSum().add(amounts, -1).toAmounts()
}

export function areZero(amounts: Amounts): boolean {
  return new AmountSum().add(amounts).isZero()
}

/** A rate without trailing zeros, the form in which rates are compared: '18.000' is '18'. */
export function plainRate(rate: string): string {
  let plain = plainRates.get(rate)
  if (plain === undefined) {
    plain = Decimal.of(rate).toPlain()
    if (plainRates.size < 1000) plainRates.set(rate, plain)
  }
  return plain
}

const plainRates = new Map<string, string>()
