import type { Reply } from '../../../app/api/call-types.ts'
import { Facts } from '../../../app/screens/ViewScreen.tsx'
import { useT } from '../../../app/texts.ts'
import { DateText } from '../../../app/values.tsx'
import { Chip, toneOf } from '../../../ui/values.tsx'
import { ReturnBy } from './ReturnBy.tsx'

type Challan = Reply<'salesInvoice.detail'>

/** Why the goods left, how far they are invoiced, and until when they are invoiced or back. */
export function ChallanFacts({ challan }: { challan: Challan }) {
  const t = useT()
  const { purpose, jobWorkGoods, billingStatus, deliveredOn, returnedOn, returnBy } = challan
  if (!purpose) return null
  const isOut = challan.lines.some(({ leftQuantity }) => Number(leftQuantity) > 0)
  return (
    <>
      <Facts
        title={t('kind.deliveryChallan.view')}
        facts={[
          [t('challan.purpose'), t.label('ChallanPurpose', purpose)],
          ...(purpose === 'JobWork'
            ? [
                [t('challan.jobWorker'), challan.party?.name ?? ''] as const,
                [t('challan.goods'), t.label('JobWorkGoods', jobWorkGoods ?? 'Inputs')] as const,
              ]
            : []),
          ...(challan.quantityIsProvisional
            ? [[t('invoice.quantity'), t('challan.provisional')] as const]
            : []),
          ...(billingStatus
            ? [
                [
                  t('challan.billing'),
                  <Chip key="billing" tone={toneOf(billingStatus)}>
                    {t.label('BillingStatus', billingStatus)}
                  </Chip>,
                ] as const,
              ]
            : []),
          ...(deliveredOn
            ? [[t('challan.deliveredOn'), <DateText key="delivered" value={deliveredOn} />] as const]
            : []),
          ...(returnedOn
            ? [[t('challan.returnedOn'), <DateText key="returned" value={returnedOn} />] as const]
            : []),
          ...(returnBy && isOut
            ? [[t('challan.returnBy'), <ReturnBy key="by" date={returnBy} />] as const]
            : []),
        ]}
      />
      {challan.returns && (
        <Facts
          title={t('challan.returns')}
          facts={challan.returns.map(
            ({ lineNumber, date, quantity, lostQuantity, nature, otherNumber }, index) => {
              const line = challan.lines.find((one) => one.lineNumber === lineNumber)
              return [
                line?.description ?? '',
                <span key={index}>
                  <DateText value={date} />{' '}
                  <span className="figure">
                    {quantity} {line?.uqc}
                  </span>
                  {lostQuantity !== '0' && (
                    <>
                      {' · '}
                      {t('challan.lost')} <span className="figure">{lostQuantity}</span>
                    </>
                  )}
                  {[nature, otherNumber].filter(Boolean).map((text) => (
                    <span key={text} className="muted">
                      {' · '}
                      {text}
                    </span>
                  ))}
                </span>,
              ]
            },
          )}
        />
      )}
    </>
  )
}
