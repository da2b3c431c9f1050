import { Decimal } from '@bahi/domain/num/decimal.ts'
import { ruleAt, ruleNumber } from '@bahi/domain/tables/rules.ts'
import { isFloodCessDue } from '@bahi/domain/tax/state-cess.ts'
import type { BookIssue, Facts } from '../ledger/index.ts'
import { isExport } from './prepare.ts'
import type { Prepared, ResolvedLine } from './prepare.ts'

/** What the law would not have on the day of the document; nothing of it keeps from saving. */
export function lawWarnings(prepared: Prepared, facts: Facts): BookIssue[] {
  return [
    ...endedCess(prepared),
    ...stateCess(prepared, facts),
    ...compositionAcrossStates(prepared, facts),
    ...consumerQr(prepared, facts),
  ]
}

/** Compensation cess after its end: no longer law, so it is probably left over in the item. */
function endedCess({ input, lines, computed }: Prepared): BookIssue[] {
  const { date } = input
  if (!date) return []
  return lines.flatMap((line, index): BookIssue[] => {
    const { cess, cessNonAdvalorem } = computed.lines[index]!
    if (Decimal.of(cess).add(cessNonAdvalorem).isZero()) return []
    const rule = ruleAt(isTobacco(line) ? 'cess.tobacco' : 'cess.general', date)
    if (rule?.value !== false) return []
    const params = { line: String(index + 1), since: rule.since, source: rule.source }
    return [{ path: `lines[${index}].cessRate`, code: 'CESS_ENDED', params }]
  })
}

/** Tobacco and its products, pan masala among them, kept the cess longer than the rest. */
const isTobacco = ({ hsn = '' }: ResolvedLine) => hsn.startsWith('24') || hsn.startsWith('210690')

/** No State has levied a cess on GST but Kerala, for two years, on sales within it to unregistered buyers. */
function stateCess({ input, computed, interState }: Prepared, { entity, party }: Facts): BookIssue[] {
  const { date } = input
  if (!date || Decimal.of(computed.totals.stateCess).isZero()) return []
  const isDue = isFloodCessDue({
    date,
    supplierStateCode: entity?.stateCode ?? undefined,
    interState: interState === true,
    recipientRegistered: party?.gstin != null,
  })
  if (isDue) return []
  const index = computed.lines.findIndex(({ stateCess: amount }) => amount !== '0.00')
  return [{ path: `lines[${index}].stateCessRate`, code: 'STATE_CESS_NOT_DUE' }]
}

/** CGST s.10(2)(c): a composition dealer makes no supplies to other States. */
function compositionAcrossStates({ interState }: Prepared, { entity }: Facts): BookIssue[] {
  return entity?.taxpayerType === 'COM' && interState === true
    ? [{ path: 'placeOfSupply', code: 'COMPOSITION_INTER_STATE' }]
    : []
}

/** Notification 14/2020: above the turnover, an invoice to a consumer carries a dynamic QR code. */
function consumerQr(
  { input, supplyKind, heading, computed }: Prepared,
  { entity, party, settings }: Facts,
): BookIssue[] {
  const { date } = input
  if (!date || !entity?.gstin || !entity.turnover || !party || party.gstin || isExport(supplyKind)) return []
  const limit = ruleNumber('b2cQr.turnover', date, Number.POSITIVE_INFINITY)
  if (heading === 'billOfSupply' || Decimal.of(entity.turnover).lte(limit)) return []
  if (Decimal.of(computed.totals.total).isZero() || (settings['upiQrOnInvoices'] !== 'off' && entity.upiId))
    return []
  return [{ path: 'entityId', code: 'CONSUMER_QR_MISSING', params: { limit: String(limit) } }]
}
