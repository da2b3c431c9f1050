import type { PrintLayout } from '@bahi/contracts/printing.ts'
import type { PrintSettings } from '@bahi/contracts/print-settings.ts'

const pointsOf = (mm: number) => (mm * 72) / 25.4

/** Width of the paper and, by template, its side margins, margins above and below, the totals and the text. */
const papers = {
  A4: {
    width: 210,
    classic: { side: 12, top: 13, bottom: 15, totals: 74, text: 8.6 },
    modern: { side: 12, top: 12, bottom: 15, totals: 74, text: 8.6 },
    compact: { side: 9, top: 10, bottom: 12, totals: 66, text: 7.8 },
    letterhead: { side: 12, top: 13, bottom: 15, totals: 74, text: 8.6 },
  },
  A5: {
    width: 148,
    classic: { side: 8, top: 9, bottom: 12, totals: 56, text: 7.4 },
    modern: { side: 8, top: 9, bottom: 12, totals: 56, text: 7.4 },
    compact: { side: 7, top: 8, bottom: 10, totals: 52, text: 6.9 },
    letterhead: { side: 8, top: 9, bottom: 12, totals: 56, text: 7.4 },
  },
} as const

/** A printer for rolls of 80 mm prints 72 mm of them. */
const roll = { width: 80, side: 4, top: 5, bottom: 8, text: 8.2 }

const scales = { small: 0.92, normal: 1, large: 1.1 } as const

export const layoutOf = (settings: PrintSettings): PrintLayout => {
  const { template, textSize, logoHeight } = settings
  const scale = scales[textSize]
  if (template === 'thermal') {
    const width = pointsOf(roll.width - 2 * roll.side)
    return {
      template,
      paper: 'roll',
      width,
      totalsWidth: width,
      textSize: rounded(roll.text * scale),
      logoHeight: Math.min(logoHeight, 20),
      top: roll.top,
      bottom: roll.bottom,
    }
  }
  const paper = papers[settings.paper]
  const look = paper[template]
  const isLetterhead = template === 'letterhead'
  return {
    template,
    paper: settings.paper,
    width: pointsOf(paper.width - 2 * look.side),
    totalsWidth: pointsOf(look.totals),
    textSize: rounded(look.text * scale),
    logoHeight,
    top: isLetterhead ? settings.letterheadTop : look.top,
    bottom: isLetterhead ? settings.letterheadBottom : look.bottom,
  }
}

/** Text sizes of a table to choose from, the largest first, as the page's own text allows. */
export const sizesFor = (layout: PrintLayout, usual: readonly number[]): number[] => {
  const scale = layout.textSize / 8.6
  const least = layout.paper === 'A4' ? 5.8 : 5.2
  return usual.map((size) => Math.max(least, rounded(size * scale)))
}

const rounded = (size: number) => Math.round(size * 100) / 100
