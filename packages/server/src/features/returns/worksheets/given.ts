import type { Cells } from '@bahi/domain/returns/forms/worksheet/declaration.ts'

/** Cells without what is not known: a person may fill that in. */
export const given = (cells: Readonly<Record<string, string | null>>): Cells =>
  Object.fromEntries(
    Object.entries(cells).filter((cell): cell is [string, string] => cell[1] !== null && cell[1] !== ''),
  )
