import { financialYearOfPeriod } from '@bahi/domain/cal/period.ts'
import type { Filer } from '@bahi/domain/returns/forms/calendar.ts'
import { dueReturn, isFiledBy, returnsOf } from '@bahi/domain/returns/forms/calendar.ts'
import type { FormName, WorksheetName } from '@bahi/domain/returns/forms/forms.ts'
import type { Place, WorksheetForm } from '@bahi/domain/returns/forms/worksheet/declaration.ts'
import { worksheets } from '@bahi/domain/returns/forms/worksheet/worksheets.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refuseField } from '../../../platform/errors.ts'
import { actionRefused } from '../../ledger/index.ts'
import { periodOf } from '../due-of.ts'
import { registrationOf } from '../filer.ts'
import { lockedEntity } from '../gstr3b/filing.ts'
import { filedOther } from '../filed-other.ts'

export interface Asked {
  readonly entityId: number
  readonly returnPeriod: string
}

/** A worksheet of a GSTIN and period. */
export interface WorksheetPlace extends Place {
  readonly name: WorksheetName
  readonly form: WorksheetForm
  readonly entityId: number
  readonly entityName: string
  /** Null where the registration has no GSTIN: it has nothing to file. */
  readonly ownGstin: string | null
  readonly isFiler: boolean
  readonly dueOn: string
  /** Those of the same financial year. */
  readonly periods: readonly { readonly returnPeriod: string; readonly from: string; readonly to: string }[]
}

/** Whose worksheet it is; who does not file the form sees that it has nothing to file. */
export async function placeOf(ctx: Ctx, name: WorksheetName, asked: Asked): Promise<WorksheetPlace> {
  const form = worksheets[name]
  const filer = await registrationOf(ctx, asked.entityId)
  const isFiler = filer.gstin !== null && isFiledBy(form.form, filer)
  const due = isFiler
    ? periodOf(filer, { returnPeriod: asked.returnPeriod, returnType: form.form })
    : dueReturn(form.form, asked.returnPeriod, filer)
  return {
    name,
    form,
    entityId: asked.entityId,
    entityName: filer.name,
    ownGstin: filer.gstin,
    gstin: filer.gstin ?? '',
    stateCode: filer.stateCode,
    returnPeriod: asked.returnPeriod,
    from: due.from,
    to: due.to,
    today: ctx.today(),
    isFiler,
    dueOn: due.dueOn,
    periods: isFiler ? periodsOfYear(filer, form.form, asked.returnPeriod) : [],
  }
}

const periodsOfYear = (filer: Filer, form: FormName, returnPeriod: string) =>
  returnsOf(filer, financialYearOfPeriod(returnPeriod))
    .filter((one) => one.form === form)
    .map(({ returnPeriod: period, from, to }) => ({ returnPeriod: period, from, to }))

/** The worksheet while it can still be changed; nobody marks it as filed meanwhile. */
export async function openPlace(ctx: Ctx, name: WorksheetName, asked: Asked): Promise<WorksheetPlace> {
  await lockedEntity(ctx, asked.entityId, 'RET_PRP')
  ctx.requireActive(asked.entityId)
  const place = await placeOf(ctx, name, asked)
  refuseOthers(place)
  if (await filedOther(ctx, { ...asked, returnType: place.form.form }))
    throw actionRefused(ctx, 'worksheet.refused.filed', { form: ctx.t(`returns.name.${place.form.form}`) })
  return place
}

/** Other registrations file other returns. */
export function refuseOthers(place: WorksheetPlace): void {
  if (place.ownGstin === null) throw refuseField('entityId', 'GSTIN_REQUIRED')
  if (!place.isFiler) throw refuseField('entityId', 'FORM_OF_OTHERS')
}

/** What its files are called. */
export const fileNameOf = ({ form, ownGstin, entityName, returnPeriod }: WorksheetPlace): string =>
  `${form.form} ${ownGstin ?? entityName} ${returnPeriod}`
