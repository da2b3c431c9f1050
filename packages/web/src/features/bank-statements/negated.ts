import { Decimal } from '@bahi/domain/num/decimal.ts'

export const negated = (amount: string): string => Decimal.of(amount).neg().toFixed(2)
