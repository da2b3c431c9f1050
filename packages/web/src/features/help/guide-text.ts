/** A piece of a guide's text as it is laid out. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'steps' | 'points'; readonly lines: readonly string[] }

/** Lines that begin with a number and a full stop are steps, with a dash points; every other line is a paragraph. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.split('\n')) {
    const step = /^\d+\. (.*)$/.exec(line)?.[1]
    const point = /^- (.*)$/.exec(line)?.[1]
    const kind = step === undefined ? 'points' : 'steps'
    const last = blocks.at(-1)
    const item = step ?? point
    if (item === undefined) blocks.push({ kind: 'paragraph', text: line })
    else if (last?.kind === kind) blocks[blocks.length - 1] = { kind, lines: [...last.lines, item] }
    else blocks.push({ kind, lines: [item] })
  }
  return blocks
}

export interface Section {
  readonly number: number
  readonly title: string
  readonly text: string
}

type GuideTexts = Readonly<Record<string, string>>

export function sectionsOf(texts: GuideTexts, topic: string): Section[] {
  const sections: Section[] = []
  for (let number = 1; texts[`guide.${topic}.${number}.title`] !== undefined; number++) {
    sections.push({
      number,
      title: texts[`guide.${topic}.${number}.title`]!,
      text: texts[`guide.${topic}.${number}.text`]!,
    })
  }
  return sections
}

export interface Finding {
  readonly topic: string
  readonly section: Section
  /** The piece of the text around the first word found, cut in front of and behind each found word. */
  readonly pieces: readonly { readonly text: string; readonly isFound: boolean }[]
}

/** Sections that hold every word asked for; those that hold one in the title first. */
export function search(texts: GuideTexts, topics: readonly string[], asked: string): Finding[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found = topics.flatMap((topic) =>
    sectionsOf(texts, topic).flatMap((section) => {
      const title = section.title.toLowerCase()
      const whole = `${title}\n${section.text.toLowerCase()}`
      if (!words.every((word) => whole.includes(word))) return []
      const rank = words.filter((word) => title.includes(word)).length
      return [{ rank, finding: { topic, section, pieces: pieces(section.text, words) } }]
    }),
  )
  return found.sort((a, b) => b.rank - a.rank).map(({ finding }) => finding)
}

const around = 70

function pieces(text: string, words: readonly string[]): Finding['pieces'] {
  const plain = text.replace(/\n(\d+\. |- )?/g, ' ').replace(/^(\d+\. |- )/, '')
  const lower = plain.toLowerCase()
  const at = Math.max(
    0,
    Math.min(...words.map((word) => lower.indexOf(word)).filter((index) => index >= 0), plain.length),
  )
  const from = at === plain.length ? 0 : Math.max(0, plain.lastIndexOf(' ', Math.max(0, at - around)) + 1)
  const cut = plain.slice(from, from + 2 * around + 40)
  const pattern = new RegExp(
    `(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
    'giu',
  )
  return cut
    .split(pattern)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isFound: words.includes(piece.toLowerCase()) }))
}
