import type { Reply } from '../../../app/api/call-types.ts'
import { Facts } from '../../../app/screens/ViewScreen.tsx'
import { useT } from '../../../app/texts.ts'
import { Amount } from '../../../ui/values.tsx'
import type { SourceTax } from '../form/TdsPart.tsx'
import { WhyTds } from '../WhyTds.tsx'

type Withheld = NonNullable<Reply<'purchaseBill.detail'>['withheld']>

/** Tax deducted or collected at source, section by section, and why. */
export function TdsFacts({
  kind,
  isCredit = false,
  withheld: { rows, payable },
}: {
  readonly kind: SourceTax
  /** Of a note that gives the tax back. */
  readonly isCredit?: boolean
  readonly withheld: Withheld
}) {
  const t = useT()
  return (
    <>
      <Facts
        title={t(`${kind}.title`)}
        facts={[
          ...rows.flatMap(({ section, provision, code, taxed, tax, parts }) => [
            [
              t(`${kind}.section`),
              t.label(kind === 'tds' ? 'TdsSectionName' : 'TcsSectionName', section),
            ] as const,
            ...(provision === section
              ? []
              : [
                  [
                    t(`${kind}.provision`),
                    <bdi key="p">{[provision, code].filter(Boolean).join(' · ')}</bdi>,
                  ] as const,
                ]),
            [t(`${kind}.taxed`), <Amount key="taxed" value={taxed} />] as const,
            ...(parts.length > 0
              ? [
                  [
                    t(`${kind}.rate`),
                    <bdi key="rate">{parts.map(({ rate }) => rate).join(' + ')}</bdi>,
                  ] as const,
                ]
              : []),
            [t(`${kind}.tax`), <Amount key="tax" value={tax} />] as const,
          ]),
          [
            t(kind === 'tcs' && isCredit ? 'tcs.credited' : `${kind}.payable`),
            <Amount key="payable" value={payable} sign />,
          ],
        ]}
      />
      <WhyTds kind={kind} rows={rows} />
    </>
  )
}
