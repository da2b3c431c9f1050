import { labelIn } from '@bahi/contracts/custom-alias.ts'
import type { CustomRecordKind } from '@bahi/contracts/custom-fields.ts'
import type { Fact } from '@bahi/contracts/printing.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { groupIndian } from '@bahi/domain/num/format.ts'
import { day, type Say } from './format.ts'
import type { PrintedField, PrintStyle } from './style.ts'

export type OwnValues = Readonly<Record<string, string>> | null | undefined

/** What a record says in its printed own fields, as people read it, by key. */
export const ownValues = (
  values: OwnValues,
  kind: CustomRecordKind,
  { fields }: PrintStyle,
  say: Say,
): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = field.recordKind === kind ? values?.[field.key] : undefined
      return value ? [[field.key, shown(field, value, say)]] : []
    }),
  )

/** The same as facts with their labels, for the head of a page. */
export const ownFacts = (
  values: OwnValues,
  kind: CustomRecordKind,
  style: PrintStyle,
  language: Language,
  say: Say,
): Fact[] => {
  const own = ownValues(values, kind, style, say)
  return style.fields.flatMap(({ key, labels, type }) =>
    own[key]
      ? [
          {
            label: labelIn(labels, language),
            value: own[key],
            ...(type === 'number' || type === 'date' ? { code: true } : {}),
          },
        ]
      : [],
  )
}

const shown = ({ type }: PrintedField, value: string, say: Say): string => {
  if (type === 'date') return day(value)
  if (type === 'switch') return say(value === 'yes' ? 'print.yes' : 'print.no')
  return type === 'number' && /^-?\d+(\.\d+)?$/.test(value) ? groupIndian(value) : value
}
