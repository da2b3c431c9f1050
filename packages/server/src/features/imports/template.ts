import type { FileReply } from '@bahi/contracts/call.ts'
import { ruleOf } from '@bahi/contracts/field-rule.ts'
import type { FieldRule } from '@bahi/contracts/field-rule.ts'
import type { ImportColumn } from '@bahi/contracts/import-column.ts'
import { importSheets, placeOf } from '@bahi/contracts/import-sheets.ts'
import type { ImportSheet, ImportSheetKind } from '@bahi/contracts/import-sheets.ts'
import { writeXlsx } from 'hucre'
import type { Ctx } from '../../platform/context.ts'
import { harmless, sheetTypes, writeSheet } from '../../platform/export/sheet.ts'
import { allowedCharacters } from './characters.ts'
import { enumerationFor } from './enumeration-of.ts'
import { isNeeded } from './headings/guess.ts'

/** Rows of the file in which a list to choose from is behind a cell. */
const filledRows = 10_000

/** An empty file of a kind of record: headings, an example, and in Excel a second sheet with every column's rules. */
export async function templateFile(
  ctx: Ctx,
  kind: ImportSheetKind,
  format: 'xlsx' | 'csv',
): Promise<FileReply> {
  const sheet: ImportSheet = importSheets[kind]
  const described = sheet.columns.map((column) => describeColumn(ctx, kind, column))
  const fileName = `${ctx.t('import.fileName', { title: ctx.t(sheet.title) })}.${format}`
  const content =
    format === 'csv' ? await csvOf(described) : await workbookOf(ctx, ctx.t(sheet.title), described)
  return { contentType: sheetTypes[format], fileName, content }
}

export interface Described {
  readonly heading: string
  readonly path: string
  readonly isRequired: boolean
  readonly rule: string
  readonly characters: string
  readonly values: readonly string[]
  readonly labels: readonly string[]
  readonly example: string
}

/** What is said of a column: on the sheet of rules, while headings are mapped, and as advice. */
export function describeColumn(ctx: Ctx, kind: ImportSheetKind, column: ImportColumn): Described {
  const sheet: ImportSheet = importSheets[kind]
  const place = placeOf(sheet, column.path)
  const rule = ruleOf(place.schema, place.path)
  const values = column.refersTo ? [] : rule.kind === 'switch' ? ['Y', 'N'] : rule.choices
  return {
    heading: headingOf(ctx, column),
    path: column.path,
    isRequired: isNeeded(sheet, column),
    rule: ruleText(ctx, kind, column, rule),
    characters: column.refersTo ? '' : allowedCharacters(rule.allowed, ctx.t),
    values: values.filter((value) => value !== ''),
    labels: values.map((value) => labelOf(ctx, column.path, value, values)),
    example: column.example,
  }
}

/** The field's own label; a member of an address or bank account names its group. */
export function headingOf({ t }: Ctx, { path, label }: ImportColumn): string {
  if (label) return t(label)
  const [group, ...rest] = path.split('.')
  const own = t(`field.${rest.at(-1) ?? group}`)
  return rest.length > 0 && group !== 'conversions'
    ? t('import.inGroup', { label: own, group: t(`field.${group}`) })
    : own
}

function ruleText({ t }: Ctx, kind: ImportSheetKind, column: ImportColumn, rule: FieldRule): string {
  if (column.refersTo) return t(`import.reference.${column.refersTo}`)
  const last = column.path.split('.').at(-1)!
  for (const key of [`import.note.${kind}.${last}`, `import.note.${last}`]) {
    const note = t(key)
    if (note !== key) return note
  }
  switch (rule.kind) {
    case 'switch':
      return t('import.yesNo')
    case 'choice':
      return t('import.choice')
    case 'date':
      return t('import.date')
    case 'decimal':
      return t('import.decimal', { whole: rule.whole, scale: rule.scale })
    case 'number':
      return t('import.number', { min: rule.min ?? 0, max: rule.max ?? 999_999 })
    default:
      return rule.maxLength === undefined ? t('import.anyText') : t('import.text', { max: rule.maxLength })
  }
}

function labelOf({ t }: Ctx, path: string, value: string, values: readonly string[]): string {
  const key = `enum.${enumerationFor(path.split('.').at(-1)!, values)}.${value}`
  const label = t(key)
  return label === key ? value : label
}

const csvOf = async (columns: readonly Described[]): Promise<Uint8Array> => {
  const parts: Uint8Array[] = []
  const sheet = writeSheet({
    format: 'csv',
    name: 'template',
    columns: columns.map(({ heading, path, example }) => ({
      key: path,
      label: heading,
      value: () => example,
    })),
    rows: [null],
  })
  for await (const part of sheet) parts.push(part)
  return Buffer.concat(parts)
}

async function workbookOf({ t }: Ctx, title: string, columns: readonly Described[]): Promise<Uint8Array> {
  const mark = (one: Described) => (one.isRequired ? `${one.heading} *` : one.heading)
  const rules = columns.map((one) => [
    mark(one),
    one.path,
    t(one.isRequired ? 'common.yes' : 'common.no'),
    one.rule,
    one.characters,
    one.values
      .map((value, index) => (one.labels[index] === value ? value : `${value} = ${one.labels[index]}`))
      .join(', '),
    one.example,
  ])
  const heads = ['column', 'field', 'required', 'rule', 'characters', 'values', 'example']
  return writeXlsx({
    sheets: [
      {
        name: title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31),
        columns: columns.map(({ heading }) => ({
          width: Math.max(12, heading.length + 4),
          // Codes and numbers stay as they are typed: no lost zeros, no dates made of them.
          numFmt: '@',
        })),
        rows: [columns.map(mark), columns.map(({ example }) => harmless(example))],
        freezePane: { rows: 1 },
        dataValidations: columns.flatMap(({ values, rule }, index) =>
          values.length > 0 && values.join(',').length <= 255
            ? [
                {
                  type: 'list' as const,
                  values: [...values],
                  allowBlank: true,
                  showInputMessage: true,
                  inputMessage: rule,
                  showErrorMessage: true,
                  range: `${letters(index)}2:${letters(index)}${filledRows}`,
                },
              ]
            : [],
        ),
      },
      {
        name: t('import.rules').slice(0, 31),
        columns: [24, 26, 10, 56, 34, 60, 34].map((width) => ({ width })),
        rows: [heads.map((head) => t(`import.${head}`)), ...rules.map((row) => row.map(harmless))],
        freezePane: { rows: 1 },
      },
    ],
  })
}

/** Name of a column of a spreadsheet: 0 is A, 26 is AA. */
const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))
