import type { CellField, Column, Table } from '@bahi/domain/returns/forms/worksheet/declaration.ts'
import { isStateCode } from '@bahi/domain/tables/states.ts'
import { isUqc } from '@bahi/domain/tables/uqc.ts'
import * as z from 'zod'
import * as f from './fields.ts'
import { visibleText } from './visible-text.ts'

/** The field of the catalogue that a cell is; a text and a choice say more themselves. */
const fields: Readonly<Record<Exclude<CellField, 'text' | 'choice'>, z.ZodType<string, string>>> = {
  documentNumber: f.DocumentNumber,
  gstin: f.Gstin,
  stateCode: f.StateCode.refine(isStateCode, { error: 'state' }),
  date: f.CalendarDate,
  period: f.ReturnPeriod,
  amount: f.LedgerBalance,
  signedAmount: f.ReturnAmount,
  quantity: f.Quantity,
  rate: f.Rate,
  uqc: f.Uqc.refine(isUqc, { error: 'uqc' }),
}

/** What a cell of a column may be. */
export function cellSchema({ field, most, choices }: Column): z.ZodType<string, string> {
  if (field === 'text')
    return z
      .string()
      .trim()
      .overwrite(visibleText)
      .min(1)
      .max(most ?? 100)
  return field === 'choice' ? z.enum(choices as [string, ...string[]]) : fields[field]
}

/** A row as a person enters it: without what is computed. An empty cell is absent. */
export const enteredRow = ({ columns }: Pick<Table, 'columns'>): z.ZodType<Record<string, string>> =>
  z.strictObject(
    Object.fromEntries(
      columns
        .filter(({ isComputed }) => !isComputed)
        .map((column) => [
          column.key,
          column.isRequired ? cellSchema(column) : cellSchema(column).optional(),
        ]),
    ),
  ) as unknown as z.ZodType<Record<string, string>>

/** What a person fills in where a row of the books has nothing, or puts in the place of a proposal. */
export const completedRow = ({ columns }: Pick<Table, 'columns'>): z.ZodType<Record<string, string>> =>
  z.strictObject(
    Object.fromEntries(
      columns
        .filter(({ isCompleted, isProposed }) => isCompleted || isProposed)
        .map((column) => [column.key, cellSchema(column).optional()]),
    ),
  ) as unknown as z.ZodType<Record<string, string>>
