import type { BooksFiles } from '../files.ts'
import { TallySource } from './source.ts'
import { elementsOf, textsOf } from './xml.ts'

/** A file of Tally is XML; of an archive all that are: masters and vouchers are often exported apart. */
const sheetsIn = (files: BooksFiles) =>
  files.length === 1 ? files : files.filter(({ name }) => /\.xml$/i.test(name))

export async function isOfTally(files: BooksFiles): Promise<boolean> {
  const [first] = sheetsIn(files)
  return first !== undefined && beginsAsXml(first.pieces())
}

export function openTally(files: BooksFiles): TallySource {
  return new TallySource(async function* read() {
    for (const { pieces } of sheetsIn(files)) yield* elementsOf(textsOf(pieces()))
  })
}

async function beginsAsXml(pieces: AsyncIterable<Buffer>): Promise<boolean> {
  for await (const piece of pieces)
    return piece
      .subarray(0, 64)
      .toString('latin1')
      .replaceAll('\0', '')
      .replace(/^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)/, '')
      .trimStart()
      .startsWith('<')
  return false
}
