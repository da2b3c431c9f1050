/** A column of a file that fills records: which field it fills, and a value as people write it there. */
export interface ImportColumn {
  /** Place in the body of the record's save: `billingAddress.line1`. Its limits are those of that schema. */
  readonly path: string
  readonly example: string
  /** Text key of the heading, where the field's own label would not do. */
  readonly label?: string
  /** What is in the cell is the code or the name of another record, of which the field holds the id. */
  readonly refersTo?: 'unit' | 'category' | 'entity'
  /** Needed, though the schema of the record does without. */
  readonly isNeeded?: boolean
}

export const column = (
  path: string,
  example: string,
  more: Omit<ImportColumn, 'path' | 'example'> = {},
): ImportColumn => ({
  path,
  example,
  ...more,
})
