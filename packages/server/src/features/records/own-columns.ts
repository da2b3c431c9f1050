import type { CustomFieldType, CustomRecordKind } from '@bahi/contracts/custom-fields.ts'
import type { Ctx } from '../../platform/context.ts'
import type { SheetColumn } from '../../platform/export/sheet.ts'
import { customFieldsOf } from '../custom-fields/index.ts'

const types: Readonly<Partial<Record<CustomFieldType, 'number' | 'date'>>> = {
  number: 'number',
  date: 'date',
}

/** Columns of a sheet for the fields a business made itself; the row carries its values in `customFields`. */
export async function ownColumns<R>(ctx: Ctx, kind: CustomRecordKind): Promise<SheetColumn<R>[]> {
  const fields = await customFieldsOf(ctx)
  return fields
    .filter(({ recordKind, isDeleted }) => recordKind === kind && !isDeleted)
    .map(({ key, label, type }) => ({
      key,
      label,
      ...(types[type] ? { type: types[type] } : {}),
      value: (row: R) => {
        const value = (row as { customFields?: Record<string, string> | null }).customFields?.[key]
        if (!value) return null
        return type === 'switch' ? ctx.t(value === 'yes' ? 'common.yes' : 'common.no') : value
      },
    }))
}
