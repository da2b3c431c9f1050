import type { MoveProgramName } from './moves.ts'

/** Endings of the files that each exports; several files come as one ZIP. */
export const moveFileKinds: Readonly<Record<MoveProgramName, readonly string[]>> = {
  Tally: ['xml', 'zip'],
  ZohoBooks: ['zip', 'csv', 'xlsx', 'xls'],
  Vyapar: ['xlsx', 'xls', 'csv', 'zip'],
}
