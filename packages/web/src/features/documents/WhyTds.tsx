import type { Reply } from '../../app/api/call-types.ts'
import { useT } from '../../app/texts.ts'
import { grouped } from '../../ui/numbers.ts'
import css from './form/InvoiceForm.module.css'
import type { SourceTax } from './form/TdsPart.tsx'

type Rows = NonNullable<Reply<'purchaseBill.detail'>['withheld']>['rows']

/** Why so much is deducted, in sentences: section, amount, limit, rate, certificate. */
export function WhyTds({ kind, rows }: { kind: SourceTax; rows: Rows }) {
  const t = useT()
  // Amounts have two decimals; rates, sections and their sources are shown as they are written.
  const shown = (params: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        /^-?\d+\.\d\d$/.test(value) ? grouped(value) : value,
      ]),
    )
  return (
    <details className={css.why}>
      <summary>{t(`${kind}.why`)}</summary>
      {rows.map(({ section, why }) => (
        <ul key={section}>
          {why.map(({ key, params }) => (
            <li key={key}>{t.find(key, shown(params)) ?? key}</li>
          ))}
        </ul>
      ))}
    </details>
  )
}
