import { portalStamp } from '../portal-date.ts'
import { sandboxOtp } from './gstn/sign-in.ts'
import type { PortalReply } from './http.ts'
import type { SandboxControl } from './server.ts'

const mostRows = 200

/** What the portal holds, for people who try things out: the newest registrations and bills, and ordered faults. */
export function page({ state, faults, counts }: SandboxControl): PortalReply {
  const invoices = newest([...state.invoices.values()]).map((row) => [
    row.payload.DocDtls.Typ,
    row.payload.DocDtls.No,
    row.payload.SellerDtls.Gstin,
    row.payload.BuyerDtls.Gstin,
    row.payload.ValDtls.TotInvVal.toFixed(2),
    row.ackNo,
    portalStamp(new Date(row.ackAt)),
    row.isCancelled ? 'Cancelled' : 'Active',
    row.irn,
  ])
  const bills = newest([...state.ewayBills.values()]).map((row) => [
    row.number,
    row.by,
    portalStamp(new Date(row.at)),
    row.validUpto ? portalStamp(new Date(row.validUpto)) : 'Part A only',
    `${row.distanceKm} km`,
    row.isCancelled ? 'Cancelled' : 'Active',
    row.irn ?? '',
  ])
  const ordered = faults
    .list()
    .map((rule) => [rule.kind, rule.call ?? 'any call', String(rule.left ?? 'always')])
  const text = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sandbox portals</title>
<style>
body { font: 14px/1.5 system-ui, sans-serif; margin: 2rem; color: #1c1e21; background: #fff }
table { border-collapse: collapse; margin: 0.5rem 0 2rem }
th, td { text-align: start; padding: 0.25rem 0.75rem; border-bottom: 1px solid #d5d9e0; overflow-wrap: anywhere }
th { background: #f2f4f7 }
</style>
<h1>Sandbox portals</h1>
<p>No government system. Clock of the portals: ${escaped(portalStamp(state.now()))} (India).
${state.invoices.size} invoices, ${state.ewayBills.size} e-way bills.</p>
<p>GST portal: the code (OTP) is always ${sandboxOtp}. Any valid GSTIN has a taxpayer; the digits of its PAN make it special:
9991 cancelled, 9992 suspended, 9993 composition, 9994 provisional, 9999 unknown.</p>
${table('Invoices', ['Type', 'Number', 'Supplier', 'Buyer', 'Total', 'Acknowledgement', 'Date', 'State', 'IRN'], invoices)}
${table('E-way bills', ['Number', 'By', 'Made', 'Valid until', 'Distance', 'State', 'IRN'], bills)}
${table('Ordered faults', ['Kind', 'Call', 'Left'], ordered)}
${table(
  'Calls',
  ['Call', 'Count'],
  [...counts].map(([name, count]) => [name, String(count)]),
)}
</html>`
  return { status: 200, type: 'html', text }
}

const newest = <T>(rows: readonly T[]): T[] => rows.slice(-mostRows).toReversed()

function table(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const row = (cells: readonly string[], tag: 'th' | 'td'): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`
  return `<h2>${title}</h2><table>${row(heads, 'th')}${rows.map((cells) => row(cells, 'td')).join('\n')}</table>`
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign)
