import { dueReturn, isFiledBy, returnsOf } from '@bahi/domain/returns/forms/calendar.ts'
import type { DueReturn, Filer } from '@bahi/domain/returns/forms/calendar.ts'
import { formOf } from '@bahi/domain/returns/forms/forms.ts'
import type { FormName } from '@bahi/domain/returns/forms/forms.ts'
import { financialYearOfPeriod } from '@bahi/domain/cal/period.ts'
import { refuseField } from '../../platform/errors.ts'

/** The return that is meant, where this GSTIN files it and it has this period. */
export function dueOf(
  filer: Filer & { readonly gstin: string | null },
  { returnPeriod, returnType }: { readonly returnPeriod: string; readonly returnType: FormName },
): DueReturn {
  if (filer.gstin === null) throw refuseField('entityId', 'GSTIN_REQUIRED')
  if (!isFiledBy(returnType, filer) || formOf(returnType).isPayment)
    throw refuseField('returnType', 'FORM_OF_OTHERS')
  return periodOf(filer, { returnPeriod, returnType })
}

/** Refuses what is no period of the form, and names the one that the day is in. */
export function periodOf(
  filer: Filer,
  { returnPeriod, returnType }: { readonly returnPeriod: string; readonly returnType: FormName },
): DueReturn {
  const due = dueReturn(returnType, returnPeriod, filer)
  const periods = returnsOf(filer, financialYearOfPeriod(returnPeriod))
    .filter(({ form }) => form === returnType)
    .map((one) => one.returnPeriod)
  if (periods.length > 0 && !periods.includes(returnPeriod)) {
    const period = periods.find((one) => dueReturn(returnType, one, filer).to >= due.to) ?? periods.at(-1)!
    throw refuseField('returnPeriod', 'PERIOD_OF_YEAR', { period })
  }
  return due
}
