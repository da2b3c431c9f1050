/** One element of a Tally file: text, further elements, or nothing. */
export type Node = readonly [
  name: string,
  content: string | readonly (Node | undefined)[],
  attributes?: Attributes,
]
type Attributes = Readonly<Record<string, string>>

/** Characters that XML 1.0 cannot hold at all are left out; a line break stays. */
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const named: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escaped = (text: string) => text.replace(unwritable, '').replace(/[&<>"']/g, (char) => named[char]!)

/** An element with its content, indented as Tally writes it. */
export function xmlOf([name, content, attributes = {}]: Node, indent = ''): string {
  const head = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(
    ' ',
  )
  if (typeof content === 'string')
    return content === '' ? `${indent}<${head}/>\n` : `${indent}<${head}>${escaped(content)}</${name}>\n`
  const inner = content.flatMap((node) => (node ? xmlOf(node, `${indent} `) : [])).join('')
  return inner === '' ? `${indent}<${head}/>\n` : `${indent}<${head}>\n${inner}${indent}</${name}>\n`
}

/** What is before and after the messages of a file; `report` names what is imported. */
export const opening = (report: 'All Masters' | 'Vouchers') => `<?xml version="1.0" encoding="UTF-8"?>
<ENVELOPE>
 <HEADER>
  <TALLYREQUEST>Import Data</TALLYREQUEST>
 </HEADER>
 <BODY>
  <IMPORTDATA>
   <REQUESTDESC>
    <REPORTNAME>${report}</REPORTNAME>
   </REQUESTDESC>
   <REQUESTDATA>
`
export const closing = `   </REQUESTDATA>
  </IMPORTDATA>
 </BODY>
</ENVELOPE>
`

/** One master or voucher. */
export const message = (node: Node): string =>
  xmlOf(['TALLYMESSAGE', [node], { 'xmlns:UDF': 'TallyUDF' }], '    ')

/** `20261120`. */
export const tallyDate = (day: string): string => day.replaceAll('-', '')
