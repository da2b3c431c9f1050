import type { Language } from '@bahi/contracts/texts/texts.ts'
import type { BarcodeType } from '@bahi/domain/ids/barcode.ts'
import type { LabelPaper } from '@bahi/domain/inventory/labels.ts'
import { typedBarcodeSvg } from './ean.ts'
import { told } from './replies.ts'
import { renderer } from './renderer.ts'

export interface PrintedLabel {
  readonly barcode: string
  readonly type: BarcodeType
  readonly name: string
  /** Price, batch and expiry as they are printed. */
  readonly lines: readonly string[]
  readonly count: number
}

export interface LabelSheet {
  readonly language: Language
  readonly paper: LabelPaper
  readonly skip: number
  readonly labels: readonly PrintedLabel[]
}

/** Labels as pages: a grid of a sheet, or a page a label on a roll. */
export const labelPages = (sheet: LabelSheet): Promise<Uint8Array> =>
  told(renderer().renderPdf('labels', labelModel(sheet)))

export const labelModel = ({ language, paper, skip, labels }: LabelSheet): object => ({
  language,
  // A label is read from the left in every language: a barcode and a number have one direction.
  direction: 'ltr',
  paper: { left: 0, top: 0, gapX: 0, gapY: 0, ...paper, isRoll: paper.left === undefined },
  skip,
  labels: labels.map(({ barcode, type, name, lines, count }) => ({
    svg: typedBarcodeSvg(barcode, type),
    barcode,
    name,
    lines,
    count,
  })),
})
