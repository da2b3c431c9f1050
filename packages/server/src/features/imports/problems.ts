import type { importCalls } from '@bahi/contracts/imports.ts'
import type { ReplyOf } from '@bahi/contracts/call.ts'
import { errors } from '@bahi/contracts/errors.ts'
import type { ErrorName } from '@bahi/contracts/errors.ts'
import { importSheets } from '@bahi/contracts/import-sheets.ts'
import type { ImportSheet, ImportSheetKind } from '@bahi/contracts/import-sheets.ts'
import { issueCodes } from '@bahi/contracts/issues.ts'
import { issueText } from '@bahi/contracts/texts/issue-text.ts'
import type { Ctx } from '../../platform/context.ts'
import { fill, hasText, textOf } from '../../platform/texts.ts'
import type { Problem } from './rows.ts'
import { describeColumn, headingOf } from './template.ts'

type Shown = ReplyOf<(typeof importCalls)['detail']>['records'][number]

/** A problem in the words of who asks: what is wrong, and what to do about it. */
export function shownProblem(ctx: Ctx, kind: ImportSheetKind, problem: Problem): Shown {
  const { row, column, value, isWarning } = problem
  return {
    row,
    column,
    value,
    type: isWarning ? 'Warning' : 'Error',
    ...messageOf(ctx, kind, problem),
    fix: fixOf(ctx, kind, problem),
  }
}

export function messageOf(
  ctx: Ctx,
  kind: ImportSheetKind,
  { code, params, path, column }: Pick<Problem, 'code' | 'params' | 'path' | 'column'>,
): { readonly code: string; readonly message: string } {
  if (code.startsWith('error.')) {
    const row = errors[code.slice('error.'.length) as ErrorName] ?? errors.UNEXPECTED
    return { code: String(params?.['code'] ?? row.code), message: fill(ctx.language, row.text, params) }
  }
  // What a save answers of what it did nevertheless.
  if (code === 'IMPORT_REFUSED')
    return { code: String(params?.['code'] ?? ''), message: String(params?.['reason'] ?? '') }
  const { language } = ctx
  const given = params?.['field']
  const all = { ...params, ...(typeof given === 'string' ? { field: labelOf(ctx, kind, given) } : {}) }
  const text =
    issueText((key, of) => (hasText(key) ? textOf(language, key, of) : undefined), code, path, all) ??
    textOf(language, 'issue.CHARACTERS')
  // A field that no column fills is named, as nothing else points at it.
  const message = column === null && path !== '' ? `${labelOf(ctx, kind, path)}: ${text}` : text
  return { code: issueCodes[code] ?? code, message }
}

/** The heading of the sample file for a field. */
export function labelOf(ctx: Ctx, kind: ImportSheetKind, path: string): string {
  const sheet: ImportSheet = importSheets[kind]
  const field = path.replace(/^field\./, '')
  const column = sheet.columns.find((one) => one.path === field)
  if (column) return headingOf(ctx, column)
  const key = `field.${field.split('.').at(-1)!}`
  return hasText(key) ? ctx.t(key) : field
}

function fixOf(ctx: Ctx, kind: ImportSheetKind, { code, path, column, params }: Problem): string {
  const { t } = ctx
  if (code === 'IMPORT_FAULT') return t('import.fix.fault', { code: String(params?.['requestId'] ?? '') })
  if (code === 'IMPORT_RIGHT' || code === 'error.RIGHT_MISSING') return t('import.fix.right')
  if (code === 'UNKNOWN_RECORD' && path.startsWith('party')) return t('import.fix.party')
  if (code === 'UNKNOWN_RECORD' && /itemCode|^item/.test(path)) return t('import.fix.item')
  const sheet: ImportSheet = importSheets[kind]
  const found = sheet.columns.find((one) => one.path === path)
  if (!found) return t('import.fix.row')
  if (column === null) return t('import.fix.column', { column: headingOf(ctx, found) })
  const { rule, values, labels } = describeColumn(ctx, kind, found)
  const choices =
    values.length > 0 && values.length <= 12
      ? `: ${values.map((value, index) => (labels[index] === value ? value : `${value} (${labels[index]})`)).join(', ')}`
      : ''
  return t('import.fix.cell', { column, rule: `${rule}${choices}` })
}
