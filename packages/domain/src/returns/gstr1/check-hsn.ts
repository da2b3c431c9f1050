import { isHsn, isSac } from '../../ids/hsn.ts'
import { hsnFindings, hsnSource } from '../../tables/hsn-catalogue.ts'
import { hsnDigitsNeeded, ruleHolds } from '../../tables/rules.ts'
import { isUqc } from '../../tables/uqc.ts'
import { periodRange } from './context.ts'
import type { ReturnContext } from './context.ts'
import { isRegistered } from './document.ts'
import type { ReturnDocument } from './document.ts'
import type { IssueList } from './issues.ts'

/** Codes and units of the lines that table 12 counts: the portal's own message names no document, this one does. */
export function checkHsn(document: ReturnDocument, context: ReturnContext, list: IssueList): void {
  const { to } = periodRange(context)
  const needed = digitsNeeded(context)
  const isFromMaster = ruleHolds('gstr1.table12FromMaster', to)
  // Notification 78/2020: up to five crore the code may be left off what is sold to the unregistered.
  const missing = needed <= 4 && !isRegistered(document.recipientCategory) ? 'HSN_ABSENT_B2C' : 'HSN_MISSING'
  for (const [lineIndex, line] of document.lines.entries()) {
    const { hsn, uqc, description: item, supply } = line
    const field = 'hsn'
    if (hsn === null || hsn === '') {
      list.add(missing, { lineIndex, field, params: { item } })
      continue
    }
    const params = { hsn, item, digits: String(needed), asOf: hsnSource.asOf }
    if (!isHsn(hsn)) list.add('HSN_INVALID', { lineIndex, field, params })
    else if (hsn.length < needed) list.add('HSN_SHORT', { lineIndex, field, params })
    for (const finding of hsnFindings({ hsn, supply }, context.hsnCatalogue)) {
      // Table 12 is filled from the portal's list since May 2025; before, any code was taken.
      if (finding === 'unknown' && (!isFromMaster || !isHsn(hsn))) continue
      list.add(issueOf[finding], { lineIndex, field, params })
    }
    if (isSac(hsn)) continue
    if (uqc === null || uqc === '') list.add('UQC_MISSING', { lineIndex, field: 'uqc', params: { item } })
    else if (!isUqc(uqc)) list.add('UQC_UNKNOWN', { lineIndex, field: 'uqc', params: { item, uqc } })
  }
}

const issueOf = {
  unknown: 'HSN_UNKNOWN',
  serviceCode: 'HSN_SERVICE_ON_GOODS',
  goodsCode: 'HSN_GOODS_ON_SERVICE',
} as const

/** Four digits where the turnover is not known. */
function digitsNeeded(context: ReturnContext): number {
  return hsnDigitsNeeded({ date: periodRange(context).to, turnover: context.turnover ?? 0 })
}
