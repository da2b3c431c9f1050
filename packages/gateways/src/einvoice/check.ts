import { isHsn } from '@bahi/domain/ids/hsn.ts'
import { checkPortCode } from '@bahi/domain/tables/ports.ts'
import { readPortalDate } from '../portal-date.ts'
import type { EwayBillByIrn } from './client.ts'
import type { Inv01 } from './inv01.ts'
import { irnOf } from './irn.ts'
import { inv01Types, toInv01, transportOf } from './map.ts'
import { productField } from './paths.ts'
import type { RuleFacts } from './rules/facts.ts'
import type { RuleIssue, SchemaBound } from './rules/issue.ts'
import { ewayBillIssues, invoiceIssues } from './rules/rules.ts'
import { transportIssues } from './rules/transport.ts'
import type { EinvoiceSource, SourceTransport } from './source.ts'

/**
 * What the portal would say of a document, without asking it: the payload, the IRN it will get, and every fault at
 * once with the field to mend. Nothing may be sent that has an issue of severity 'error'.
 */
export function preCheck(source: EinvoiceSource, facts: RuleFacts): PreCheck {
  const payload = toInv01(source)
  const invoice = invoiceIssues(payload, facts)
  const isReadable = !invoice.some(({ code }) => code === '5002')
  const bill = isReadable ? ewayBillIssues(payload, facts) : []
  return {
    payload,
    irn: irnOf({
      gstin: source.supplier.gstin,
      date: source.date,
      type: inv01Types[source.documentType],
      number: source.number.trim(),
    }),
    issues: [
      ...invoice.map((issue) => asPreCheckIssue(issue, 'invoice', source, payload)),
      ...bill.map((issue) => asPreCheckIssue(issue, 'ewayBill', source, payload)),
    ],
  }
}

export interface PreCheck {
  readonly payload: Inv01
  readonly irn: string
  readonly issues: readonly PreCheckIssue[]
}

export interface PreCheckIssue {
  /** The code the portal would answer. */
  readonly code: string
  /** Which bound of its schema is broken; only with 5002. */
  readonly bound?: SchemaBound
  /** Place in the payload. */
  readonly path: string
  /** Field of the product to mend: `lines[2].hsn`. */
  readonly field: string
  readonly params: Readonly<Record<string, string>>
  /** What is hindered: the IRN, or only the e-way bill asked for with it. */
  readonly part: 'invoice' | 'ewayBill'
  readonly severity: 'error' | 'warning'
}

/**
 * The request for an e-way bill of a registered document, with what would hinder it. `payload` is what was
 * registered; places are given only where they are not in it.
 */
export function checkEwayBillByIrn(
  registered: { readonly irn: string; readonly payload: Inv01 },
  transport: SourceTransport,
  facts: RuleFacts,
  places: Pick<EwayBillByIrn, 'DispDtls' | 'ExpShipDtls'> = {},
): { readonly request: EwayBillByIrn; readonly issues: readonly PreCheckIssue[] } {
  const issues: PreCheckIssue[] = []
  const body = transportOf(transport)
  transportIssues(
    registered.payload,
    { transport: body, prefix: '', dispatch: places.DispDtls, ship: places.ExpShipDtls },
    readPortalDate(registered.payload.DocDtls.Dt) ?? facts.today,
    facts,
    (code, path, params = {}) => {
      const field = productField(path.includes('.') ? path : `EwbDtls.${path}`, { lines: [] })
      issues.push({ code, path, params, field, part: 'ewayBill', severity: 'error' })
    },
  )
  return { request: { Irn: registered.irn, ...body, ...places }, issues }
}

export const hasErrors = ({ issues }: PreCheck): boolean =>
  issues.some(({ severity }) => severity === 'error')

function asPreCheckIssue(
  issue: RuleIssue,
  part: PreCheckIssue['part'],
  source: EinvoiceSource,
  payload: Inv01,
): PreCheckIssue {
  const field = productField(issue.path, source)
  return { params: {}, ...issue, field, part, severity: severityOf(issue, payload) }
}

/**
 * What our lists cannot know for sure is sent with a warning: customs adds ports and the GST portal codes faster than
 * the lists follow, and no published list of errors names the comparison of quantity and price (2192).
 */
function severityOf({ code, path }: RuleIssue, { ExpDtls, ItemList }: Inv01): PreCheckIssue['severity'] {
  if (code === '2192') return 'warning'
  if (code === '2201') return checkPortCode(ExpDtls?.Port ?? '') === 'wellFormed' ? 'warning' : 'error'
  const item = code === '2176' ? ItemList[Number(path.split('.')[1])] : undefined
  return item && isHsn(item.HsnCd) && item.HsnCd.length >= 6 ? 'warning' : 'error'
}
