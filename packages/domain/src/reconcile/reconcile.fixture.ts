import type { BookRecord, InwardClass, PortalRecord } from './records.ts'

/** A document of one side; amounts in paise of 18 % within the state. */
export const documentOf = (
  id: string,
  number: string,
  date: string,
  more: Partial<BookRecord & PortalRecord> = {},
): BookRecord & PortalRecord => {
  const txval = more.txval ?? 4_000_000
  return {
    id,
    gstin: '27AABCA1001A1ZU',
    cls: 'INV' as InwardClass,
    number,
    date,
    pos: '27',
    reverseCharge: false,
    txval,
    igst: 0,
    cgst: Math.round(txval * 0.09),
    sgst: Math.round(txval * 0.09),
    cess: 0,
    irn: null,
    port: null,
    ...more,
  }
}

/** Numbers that always give the same, so that a failure can be looked at. */
export function sequence(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
