import { Decimal } from '@bahi/domain/num/decimal.ts'

/** Codes of the units in which an item is sold: one of the second holds `rate` of the first. */
export interface TwoUnits {
  readonly first: string
  readonly second: string
  readonly rate: string
  readonly isSecond: boolean
}

interface Priced {
  readonly unitPrice: string
  readonly cessPerUnit?: string | undefined
  readonly units?: TwoUnits | undefined
}

/** What changes with the code of the unit: the price follows from piece to box and back. */
export function inUnit(line: Priced, uqc: string): Partial<Priced> & { readonly uqc: string } {
  const { units } = line
  const isSecond = uqc === units?.second
  if (!units || (!isSecond && uqc !== units.first) || isSecond === units.isSecond) return { uqc }
  const rate = Decimal.of(units.rate)
  if (!rate.isPositive()) return { uqc }
  const turned = (text: string | undefined, scale: number) => {
    if (!text || !Decimal.isValid(text)) return text
    const value = Decimal.of(text)
    return plain((isSecond ? value.mul(rate) : value.div(rate, scale)).round(scale).toString())
  }
  return {
    uqc,
    unitPrice: turned(line.unitPrice, 12) ?? '',
    cessPerUnit: turned(line.cessPerUnit, 3),
    units: { ...units, isSecond },
  }
}

const plain = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)
