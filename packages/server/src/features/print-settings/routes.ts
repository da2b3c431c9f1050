import { lineColumns, printSettingCalls, usualPrintSettings } from '@bahi/contracts/print-settings.ts'
import type { LineColumn } from '@bahi/contracts/print-settings.ts'
import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { Ctx } from '../../platform/context.ts'
import { AppError, conflict, invalid, notFound } from '../../platform/errors.ts'
import { outsideTransaction, routes } from '../../platform/routes.ts'
import { customFieldsOf } from '../custom-fields/index.ts'
import { previewOf } from './preview.ts'
import { forget, keep, keptFor } from './queries.ts'

type Detail = ReplyOf<typeof printSettingCalls.detail>

export const printSettingRoutes = routes(printSettingCalls, {
  detail: (ctx, { entityId }) => detailOf(ctx, entityId),
  save: async (ctx, { entityId, version, settings }) => {
    requirePlace(ctx, entityId)
    const known = new Set(columnsOf(await customFieldsOf(ctx)).map(({ key }) => key))
    const issues = settings.columns.flatMap(({ key }, index) =>
      known.has(key) ? [] : [{ path: `settings.columns[${index}].key`, code: 'UNKNOWN_FIELD' }],
    )
    if (issues.length > 0) throw invalid(issues)
    if (!(await keep(ctx.db, entityId, version, settings))) throw conflict(await detailOf(ctx, entityId))
    return detailOf(ctx, entityId)
  },
  reset: async (ctx, { entityId, version }) => {
    requirePlace(ctx, entityId)
    if (!(await forget(ctx.db, entityId, version))) throw conflict(await detailOf(ctx, entityId))
    return detailOf(ctx, entityId)
  },
  preview: outsideTransaction(async (ctx, input) => {
    requirePlace(ctx, input.entityId)
    return previewOf(ctx, input)
  }),
})

async function detailOf(ctx: Ctx, entityId: number): Promise<Detail> {
  requirePlace(ctx, entityId)
  const [kept, fields] = await Promise.all([keptFor(ctx.db, entityId), customFieldsOf(ctx)])
  if (!kept) throw notFound()
  const { own, company } = kept
  return {
    entityId,
    version: own?.version ?? null,
    settings: own?.settings ?? company?.settings ?? usualPrintSettings,
    from: own ? 'own' : company ? 'company' : 'product',
    columns: columnsOf(fields).map(({ key, label, isFixed }) => ({
      key,
      label: label ?? ctx.t(key === 'taxes' ? 'printSettings.taxes' : `print.line.${key}`),
      isFixed,
    })),
    changedAt: own?.changedAt ?? null,
    changedBy: own?.changedBy ?? null,
  }
}

/** The product's columns, and behind them the printed own fields of a line. */
const columnsOf = (fields: Awaited<ReturnType<typeof customFieldsOf>>) => [
  ...(Object.keys(lineColumns) as LineColumn[]).map((key) => ({
    key: key as string,
    label: undefined,
    isFixed: lineColumns[key].isFixed as boolean,
  })),
  ...fields
    .filter(({ recordKind, isPrinted, isDeleted }) => recordKind.endsWith('Line') && isPrinted && !isDeleted)
    .map(({ key, label }) => ({ key, label, isFixed: false })),
]

/** A GSTIN the user sees, or the company above one, with the right held there. */
const requirePlace = (ctx: Ctx, entityId: number) => {
  if (!ctx.access.companyIds.includes(entityId)) return ctx.requireEntity(entityId, 'STG_PRT')
  if (!ctx.can('STG_PRT', ctx.entityIds.includes(entityId) ? entityId : undefined))
    throw new AppError('RIGHT_MISSING')
}
