import { foldWords } from '../../words/fold-words.ts'

/** Words of a narration, and runs of them put together: a number that the bank or a person has split is found whole. */
export interface Words {
  readonly all: ReadonlySet<string>
  /** Reference of the row itself, as it is compared. */
  readonly reference: string | undefined
}

/** Longest run of words that is put together: `INV/26-27/0012`. */
const longestRun = 4
const mostWords = 60

export function wordsOf(description: string, reference = ''): Words {
  const all = new Set<string>()
  for (const text of [description, reference]) {
    const parts = text
      .toUpperCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((part) => part !== '')
      .slice(0, mostWords)
    for (let from = 0; from < parts.length; from++) {
      let run = ''
      for (let to = from; to < Math.min(parts.length, from + longestRun); to++) {
        run += parts[to]!
        all.add(run)
        const bare = run.replace(/^0+/, '')
        if (bare !== run) all.add(bare)
      }
    }
  }
  const own = squeezed(reference)
  return { all, reference: own === '' ? undefined : own }
}

/** A reference or number without what people put between: no separators, no zeros before it, capital letters. */
export const squeezed = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .replace(/^0+/, '')

/** Long enough that finding it is no chance, with a digit in it. */
const isTelling = (text: string, least: number) => text.length >= least && /\d/.test(text)

/** A reference is found among the words; a short one, as the number of a cheque, only where it is the whole reference. */
export const hasReference = ({ all, reference }: Words, wanted: string): boolean =>
  wanted !== '' && (reference === wanted || (isTelling(wanted, 6) && all.has(wanted)))

export const hasNumber = ({ all }: Words, wanted: string): boolean => isTelling(wanted, 4) && all.has(wanted)

/** Words that many names have: they say nothing of one. */
const common = new Set(
  'PVT PRIVATE LTD LIMITED LLP INC CO COMPANY CORP CORPORATION AND THE OF FOR M S MS MESSRS SHRI SMT MR MRS INDIA INDIAN'.split(
    ' ',
  ),
)

/** The words by which a party is known, and all of them in one, as banks shorten names. */
export function nameWords(name: string): readonly string[] {
  const parts = foldWords(name)
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length >= 2 && !common.has(part))
  return parts.length > 0 ? parts.slice(0, 8) : [squeezed(name)].filter((one) => one.length > 2)
}

/** The shortest beginning of a word that a bank has cut and that is still known. */
const shortestCut = 5

/** How much of a name is in the narration, from 0 to 1. */
export function nameShare({ all }: Words, name: readonly string[]): number {
  if (name.length === 0) return 0
  if (name.length > 1 && all.has(name.join(''))) return 1
  let found = 0
  let letters = 0
  for (const word of name) {
    letters += word.length
    if (word.length > 2 && all.has(word)) found += word.length
    else if (isCut(all, word)) found += word.length
  }
  return letters === 0 ? 0 : found / letters
}

function isCut(all: ReadonlySet<string>, word: string): boolean {
  for (let length = word.length - 1; length >= shortestCut; length--)
    if (all.has(word.slice(0, length))) return true
  return false
}
