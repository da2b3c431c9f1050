import type { CalendarDate } from '../../../cal/date.ts'
import type { ReturnPeriod } from '../../../cal/period.ts'
import type { FormName } from '../forms.ts'

/** What a cell holds; each is a field of the catalogue, with its limits. Amounts are in rupees, rates in per cent. */
export type CellField =
  | 'text'
  | 'documentNumber'
  | 'gstin'
  | 'stateCode'
  | 'date'
  | 'period'
  | 'amount'
  | 'signedAmount'
  | 'quantity'
  | 'rate'
  | 'uqc'
  | 'choice'

export interface Column {
  /** Name in calls; `worksheet.column.<key>` is its heading. */
  readonly key: string
  readonly field: CellField
  readonly isRequired?: true
  /** Characters of a text. */
  readonly most?: number
  readonly choices?: readonly string[]
  /** Added up below the table. */
  readonly isSummed?: true
  /** Follows from the others: nobody enters it. */
  readonly isComputed?: true
  /** A person may fill it in where a row of the books has nothing there. */
  readonly isCompleted?: true
  /** What a row of the books has there is a proposal: a person may put another in its place. */
  readonly isProposed?: true
}

/** Cells by the key of their column: decimal text, ISO dates, codes. An empty cell is absent. */
export type Cells = Readonly<Record<string, string>>

/** Whose return it is, and of which days. */
export interface Place {
  readonly gstin: string
  readonly stateCode: string
  readonly returnPeriod: ReturnPeriod
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly today: CalendarDate
}

/** What is wrong with a cell that a person entered; `issue.<code>` is its text. */
export interface CellIssue {
  readonly column: string
  readonly code: string
  readonly params?: Readonly<Record<string, string>>
}

export interface Table {
  /** As the form numbers it; `worksheet.<form>.<key>` is its title. */
  readonly key: string
  readonly columns: readonly Column[]
  /** Absent: its rows come from elsewhere alone. */
  readonly isEntered?: true
  /** What the columns together must hold, of a row that a person enters. */
  issues?(cells: Cells, place: Place): CellIssue[]
  /** The row with the cells that follow from others. */
  compute?(cells: Cells, place: Place): Cells
}

/** The document behind a row. */
export interface RowDocument {
  readonly id: number
  readonly kind: string
  readonly number: string | null
}

export interface SheetRow {
  readonly table: string
  readonly cells: Cells
  /** Entered by a person: its row of entries. */
  readonly entry?: { readonly id: number; readonly version: number }
  /** From the books: the document, and a name of the row that stays the same as long as the document does. */
  readonly document?: RowDocument
  readonly source?: string
  /** Where it came from, if the form put it into another table: there it is changed. */
  readonly home?: { readonly table: string; readonly cells: Cells }
}

export interface Sheet<Facts> {
  readonly place: Place
  readonly rows: readonly SheetRow[]
  /** What else the checks of the form ask for. */
  readonly facts: Facts
}

/** A finding; `worksheet.check.<code>` says it and `worksheet.fix.<code>` the way out. An error stops the JSON. */
export interface Check {
  readonly code: string
  readonly severity: 'Error' | 'Warning'
  readonly table?: string
  readonly row?: SheetRow
  readonly document?: RowDocument
  readonly params?: Readonly<Record<string, string>>
}

/**
 * A return that is a worksheet: tables of rows from the books and of rows that people enter. Server and screen know no
 * form by its name, they read this.
 */
export interface WorksheetForm<Facts = unknown> {
  readonly form: FormName
  readonly tables: readonly Table[]
  /** Puts rows into other tables, or makes rows of rows, before they are shown, checked and written. */
  arrange?(rows: readonly SheetRow[], place: Place, facts: Facts): SheetRow[]
  checks(sheet: Sheet<Facts>): Check[]
  /** The portal's file, its keys in the portal's order. */
  object(sheet: Sheet<Facts>): object
}
