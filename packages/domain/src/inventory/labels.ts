/** Papers that labels are printed on, in millimetres: sheets of A4 as they are sold, and rolls with one label after another. */
export interface LabelPaper {
  readonly columns: number
  readonly rows: number
  readonly width: number
  readonly height: number
  /** From the edge of the page to the first label, and between two. Absent: a roll, whose page is a label. */
  readonly left?: number
  readonly top?: number
  readonly gapX?: number
  readonly gapY?: number
}

export const labelPapers = {
  A4x24: { columns: 3, rows: 8, width: 70, height: 37, left: 0, top: 0.5, gapX: 0, gapY: 0 },
  A4x21: { columns: 3, rows: 7, width: 63.5, height: 38.1, left: 7.2, top: 15.1, gapX: 2.5, gapY: 0 },
  A4x40: { columns: 4, rows: 10, width: 52.5, height: 29.7, left: 0, top: 0, gapX: 0, gapY: 0 },
  A4x65: { columns: 5, rows: 13, width: 38.1, height: 21.2, left: 4.7, top: 10.7, gapX: 2.5, gapY: 0 },
  roll50x25: { columns: 1, rows: 1, width: 50, height: 25 },
  roll38x25: { columns: 1, rows: 1, width: 38, height: 25 },
  roll100x50: { columns: 1, rows: 1, width: 100, height: 50 },
} as const satisfies Readonly<Record<string, LabelPaper>>

export type LabelPaperName = keyof typeof labelPapers
export const labelPaperNames = Object.keys(labelPapers) as [LabelPaperName, ...LabelPaperName[]]

/** The most that one file holds. */
export const mostLabels = 3000
