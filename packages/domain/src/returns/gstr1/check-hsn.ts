import { isHsn, isSac } from '../../ids/hsn.ts'
import { hsnDigitsNeeded } from '../../tables/rules.ts'
import { isUqc } from '../../tables/uqc.ts'
import { periodRange } from './context.ts'
import type { ReturnContext } from './context.ts'
import type { ReturnDocument } from './document.ts'
import type { IssueList } from './issues.ts'

/** Codes and units of the lines that table 12 counts: the portal's own message names no document, this one does. */
export function checkHsn(document: ReturnDocument, context: ReturnContext, list: IssueList): void {
  const needed = digitsNeeded(context)
  for (const [lineIndex, line] of document.lines.entries()) {
    const { hsn, uqc, description: item } = line
    const field = 'hsn'
    if (hsn === null || hsn === '') {
      list.add('HSN_MISSING', { lineIndex, field, params: { item } })
      continue
    }
    const params = { hsn, item, digits: String(needed) }
    if (!isHsn(hsn)) list.add('HSN_INVALID', { lineIndex, field, params })
    else if (hsn.length < needed) list.add('HSN_SHORT', { lineIndex, field, params })
    else if (context.knowsHsn && !context.knowsHsn(hsn)) list.add('HSN_UNKNOWN', { lineIndex, field, params })
    if (isSac(hsn)) continue
    if (uqc === null || uqc === '') list.add('UQC_MISSING', { lineIndex, field: 'uqc', params: { item } })
    else if (!isUqc(uqc)) list.add('UQC_UNKNOWN', { lineIndex, field: 'uqc', params: { item, uqc } })
  }
}

/** Four digits where the turnover is not known. */
function digitsNeeded(context: ReturnContext): number {
  return hsnDigitsNeeded({ date: periodRange(context).to, turnover: context.turnover ?? 0 })
}
