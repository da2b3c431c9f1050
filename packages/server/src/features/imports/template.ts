import type { FileReply } from '@bahi/contracts/call.ts'
import { ruleOf } from '@bahi/contracts/field-rule.ts'
import type { FieldRule } from '@bahi/contracts/field-rule.ts'
import { importSheets } from '@bahi/contracts/import-sheets.ts'
import type { ImportColumn, ImportSheet, ImportSheetKind } from '@bahi/contracts/import-sheets.ts'
import { writeXlsx } from 'hucre'
import type { Ctx } from '../../platform/context.ts'
import { harmless, sheetTypes, writeSheet } from '../../platform/export/sheet.ts'
import { allowedCharacters } from './characters.ts'

/** Rows of the file in which a list to choose from is behind a cell. */
const filledRows = 10_000

/** An empty file of a kind of record: headings, an example, and in Excel a second sheet with every column's rules. */
export async function templateFile(
  ctx: Ctx,
  kind: ImportSheetKind,
  format: 'xlsx' | 'csv',
): Promise<FileReply> {
  const sheet: ImportSheet = importSheets[kind]
  const described = sheet.columns.map((column) => describe(ctx, kind, sheet, column))
  const fileName = `${ctx.t('import.fileName', { title: ctx.t(sheet.title) })}.${format}`
  const content =
    format === 'csv' ? await csvOf(described) : await workbookOf(ctx, ctx.t(sheet.title), described)
  return { contentType: sheetTypes[format], fileName, content }
}

interface Described {
  readonly heading: string
  readonly path: string
  readonly isRequired: boolean
  readonly rule: string
  readonly characters: string
  readonly values: readonly string[]
  readonly labels: readonly string[]
  readonly example: string
}

function describe(ctx: Ctx, kind: ImportSheetKind, sheet: ImportSheet, column: ImportColumn): Described {
  const rule = ruleOf(sheet.schema, column.path)
  const values = column.refersTo ? [] : rule.kind === 'switch' ? ['Y', 'N'] : rule.choices
  return {
    heading: headingOf(ctx, column),
    path: column.path,
    isRequired: rule.required && !isInOptionalGroup(sheet, column.path),
    rule: ruleText(ctx, kind, column, rule),
    characters: column.refersTo ? '' : allowedCharacters(rule.allowed, ctx.t),
    values: values.filter((value) => value !== ''),
    labels: values.map((value) => labelOf(ctx, column.path, value)),
    example: column.example,
  }
}

/** The field's own label; a member of an address or bank account names its group. */
function headingOf({ t }: Ctx, { path, label }: ImportColumn): string {
  if (label) return t(label)
  const [group, ...rest] = path.split('.')
  const own = t(`field.${rest.at(-1) ?? group}`)
  return rest.length > 0 && group !== 'conversions'
    ? t('import.inGroup', { label: own, group: t(`field.${group}`) })
    : own
}

/** A group that may be left out whole asks for its members only where one of them is filled. */
const isInOptionalGroup = (sheet: ImportSheet, path: string): boolean => {
  const [group, ...rest] = path.split('.')
  return rest.length > 0 && !ruleOf(sheet.schema, group!).required
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

/** Enumerations by the field that holds them, to say in words what a value means. */
const enumerationOf: Readonly<Record<string, string>> = {
  role: 'PartyRole',
  taxpayerType: 'TaxpayerType',
  kind: 'ItemKind',
  supply: 'SupplyType',
  taxCategory: 'TaxCategory',
  taxKind: 'TaxKind',
  documentKind: 'DocumentKind',
  yearStyle: 'YearStyle',
  resets: 'SeriesReset',
  entityType: 'EntityType',
  locationType: 'LocationType',
  filingFrequency: 'FilingFrequency',
  type: 'OpeningType',
}

function labelOf({ t }: Ctx, path: string, value: string): string {
  const key = `enum.${enumerationOf[path] ?? path}.${value}`
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
