import type { MoveProgramName } from '@bahi/contracts/moves.ts'
import { TableFault } from '../read/table-file.ts'
import type { BooksSource } from './books/shape.ts'
import type { BooksFiles } from './files.ts'
import { hasLayout } from './sheets/layout.ts'
import { isOfTally, openTally } from './tally/open.ts'
import type { MoveOptions } from './types.ts'
import { vyaparLayouts } from './vyapar/layouts.ts'
import { VyaparSource } from './vyapar/source.ts'
import { zohoLayouts } from './zoho/layouts.ts'
import { ZohoSource } from './zoho/source.ts'

interface Program {
  readonly isOf: (files: BooksFiles) => Promise<boolean>
  readonly open: (files: BooksFiles, options: MoveOptions) => BooksSource
  /** The fault of files that are not its own, nor those of another program. */
  readonly fault: string
}

/** Programs that a business moves in from. */
const programs: Readonly<Record<MoveProgramName, Program>> = {
  Tally: { isOf: isOfTally, open: openTally, fault: 'MOVE_NOT_TALLY' },
  ZohoBooks: {
    isOf: (files) => hasLayout(files, zohoLayouts),
    open: (files) => new ZohoSource(files),
    fault: 'MOVE_NOT_ZOHO',
  },
  Vyapar: {
    isOf: (files) => hasLayout(files, vyaparLayouts),
    open: (files, options) => new VyaparSource(files, options),
    fault: 'MOVE_NOT_VYAPAR',
  },
}

/** The books in the files: of the program that was chosen, or of the one whose files they are. */
export async function sourceOf(
  files: BooksFiles,
  chosen: MoveProgramName,
  options: MoveOptions,
): Promise<{ readonly program: MoveProgramName; readonly source: BooksSource }> {
  const all = Object.keys(programs) as MoveProgramName[]
  for (const program of [chosen, ...all.filter((one) => one !== chosen)])
    if (await programs[program].isOf(files))
      return { program, source: programs[program].open(files, options) }
  throw new TableFault(programs[chosen].fault)
}
