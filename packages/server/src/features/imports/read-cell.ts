import { ruleOf } from '@bahi/contracts/field-rule.ts'
import type { FieldRule } from '@bahi/contracts/field-rule.ts'
import type { ImportColumn } from '@bahi/contracts/import-column.ts'
import { placeOf } from '@bahi/contracts/import-sheets.ts'
import type { ImportSheet } from '@bahi/contracts/import-sheets.ts'
import { texts } from '@bahi/contracts/texts/index.ts'
import { dayOf, isCellError, numberOf, yesOrNo } from '@bahi/domain/imports/cell-values.ts'
import type { Issue } from '../../platform/errors.ts'
import { tidied } from './cell-words.ts'
import { enumerationFor } from './enumeration-of.ts'
import { foldHeading } from './headings/fold.ts'
import { synonyms } from './synonyms.ts'

export type CellOutcome = { readonly value: unknown } | { readonly issue: Omit<Issue, 'path'> }

/** What a cell means to its field; an empty one means nothing and is not asked about. */
export function readCell(sheet: ImportSheet, column: ImportColumn, text: string): CellOutcome {
  if (isCellError(text)) return { issue: { code: 'IMPORT_CELL_ERROR', params: { value: text } } }
  if (column.refersTo) return { value: text }
  const place = placeOf(sheet, column.path)
  const rule = ruleOf(place.schema, place.path)
  const last = column.path.split('.').at(-1)!
  switch (rule.kind) {
    case 'decimal':
    case 'number':
      return readNumber(last, rule, text)
    case 'date': {
      const day = dayOf(text)
      return day === undefined ? { issue: { code: 'IMPORT_DATE', params: { value: text } } } : { value: day }
    }
    case 'switch': {
      const said = yesOrNo(text) ?? synonymOf(last, text)
      if (said === true || said === 'true') return { value: true }
      if (said === false || said === 'false') return { value: false }
      return { issue: { code: 'IMPORT_YES_NO', params: { value: text } } }
    }
    case 'choice':
      return { value: choiceOf(last, rule.choices, text) ?? text }
    case 'list':
      return {
        value: text
          .split(/[,;\n]/)
          .map((one) => one.trim())
          .filter(Boolean),
      }
    default:
      return { value: tidied(last, text) }
  }
}

function readNumber(last: string, rule: FieldRule, text: string): CellOutcome {
  const number = numberOf(text) ?? (isRate(last) ? rateIn(text) : undefined)
  if (number === undefined) return { issue: { code: 'IMPORT_NUMBER', params: { value: text } } }
  // Sheets show what they compute with more decimals than a field has; what is behind them is a trace of binary fractions.
  if (rule.kind === 'number') return { value: Number(number) }
  return { value: number }
}

const isRate = (last: string) => /rate$/i.test(last)
/** `GST@18%`, `IGST 18 %`, `18% GST`. */
const rateIn = (text: string): string | undefined =>
  /^(?:[A-Za-z ()@+-]*?)(\d{1,3}(?:\.\d{1,3})?)\s*%?(?:\s*[A-Za-z ()]*)$/.exec(text)?.[1]

/** A choice by its value, by its label in any language, or by what other programs call it. */
function choiceOf(last: string, choices: readonly string[], text: string): string | undefined {
  if (choices.includes(text)) return text
  const folded = foldHeading(text)
  const bySelf = choices.find(
    (choice) => foldHeading(choice) === folded || squeezed(choice) === squeezed(text),
  )
  if (bySelf !== undefined) return bySelf
  const labels = labelsOf(enumerationFor(last, choices), choices)
  const found = labels.get(folded)
  if (found !== undefined) return found
  const other = synonymOf(last, text)
  return other !== undefined && choices.includes(other) ? other : undefined
}

const squeezed = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '') || text

const synonymOf = (last: string, text: string): string | undefined => {
  const list = synonyms[last]
  if (!list) return undefined
  const folded = foldHeading(text)
  return Object.entries(list).find(([, names]) => names.split('|').includes(folded))?.[0]
}

const knownLabels = new Map<string, ReadonlyMap<string, string>>()

function labelsOf(enumeration: string, choices: readonly string[]): ReadonlyMap<string, string> {
  const key = `${enumeration} ${choices.join(' ')}`
  const found = knownLabels.get(key)
  if (found) return found
  const all = texts as unknown as Readonly<Record<string, Readonly<Record<string, string>>>>
  const labels = new Map<string, string>()
  for (const choice of choices)
    for (const label of Object.values(all[`enum.${enumeration}.${choice}`] ?? {}))
      labels.set(foldHeading(label), choice)
  knownLabels.set(key, labels)
  return labels
}
