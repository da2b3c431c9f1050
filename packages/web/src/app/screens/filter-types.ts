import type { DocumentKind } from '../documents.ts'
import type { TextKey } from '../texts.ts'

/** Calls that answer the names a filter chooses from. */
export type NamesCall = `${DocumentKind}.salesPeople`

/** A filter of a list: kept in the address under `key`, sent to the search under the same name. */
export interface Filter {
  readonly key: string
  readonly label: TextKey
  /** Values to choose from, with the enumeration that names them; several may be chosen. */
  readonly options?: readonly string[]
  /** Records to choose from, with their names; searched by typing where there are many. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
  readonly labels?: string
  /** Sent as one value instead of a list. */
  readonly single?: boolean
  /** Set by chips and links only: kept in the address and sent, not offered in the drawer. */
  readonly isHidden?: boolean
  /** Sent as numbers: ids. */
  readonly isNumber?: boolean
  /** Typed or searched for instead of ticked. */
  readonly kind?: 'amount' | 'date' | 'party' | 'item' | 'names'
  /** Of names: where they come from, asked when the drawer opens. */
  readonly names?: NamesCall
  /** Sent as true or false. */
  readonly isFlag?: boolean
}

/** Statuses of a master's list; deleted records are shown where they are asked for. */
export const masterStatuses: Filter = {
  key: 'statuses',
  label: 'field.status',
  options: ['Active', 'Inactive', 'Delete'],
}

/** A quick filter: sets one member of the search; counts come from the server where the list has them. */
export interface ChipView {
  readonly key: string
  readonly label: TextKey
  readonly set: Readonly<Record<string, string | readonly string[]>>
  readonly count?: number | undefined
  readonly amount?: string | undefined
}
