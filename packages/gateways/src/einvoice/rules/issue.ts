/** One thing the portal refuses: its code, where it is in INV-01 (`ItemList.0.HsnCd`), and figures for the text. */
export interface RuleIssue {
  readonly code: string
  readonly path: string
  /** Which bound of the schema is broken; only with 5002. */
  readonly bound?: SchemaBound
  readonly params?: Readonly<Record<string, string>>
}

export type SchemaBound =
  | 'missing'
  | 'forbidden'
  | 'unknownField'
  | 'type'
  | 'tooShort'
  | 'tooLong'
  | 'tooLow'
  | 'tooHigh'
  | 'decimals'
  | 'form'

export type Report = (code: string, path: string, params?: Readonly<Record<string, string>>) => void
